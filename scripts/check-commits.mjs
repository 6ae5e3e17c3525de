// Checks commit titles. Without arguments: all since this check was added. As a git hook: `--message <file>`, the one being written.
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { checkMessage } from './lib/commit-message.mjs';
import { dim, green, red, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { root } from './lib/settings.mjs';

/** @param {string[]} args @returns {string | null} null: git failed */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commits to check, newest first; a reason when they cannot be read. @returns {{ hash: string, message: string }[] | string} */
function readCommits() {
  const top = git('rev-parse', '--show-toplevel');
  if (top === null || realpathSync(top) !== realpathSync(root)) return 'this copy has no git history of its own';
  // Commits older than the check followed other rules.
  const [introduced, ...parents] =
    git('log', '--diff-filter=A', '--format=%H %P', '--', 'scripts/check-commits.mjs')
      ?.split('\n')
      .at(-1)
      ?.split(' ') ?? [];
  if (!introduced) return 'the check itself is not committed yet';
  // A commit without parents imports a whole tree, or ends a shallow clone.
  const range = parents.length > 0 ? `${introduced}^..HEAD` : `${introduced}..HEAD`;
  const log = git('log', '--no-merges', '-z', '--format=%h %B', range) ?? '';
  const commits = log
    .split('\0')
    .filter(Boolean)
    .map((entry) => ({
      hash: entry.slice(0, entry.indexOf(' ')),
      message: entry.slice(entry.indexOf(' ') + 1).trim(),
    }));
  return commits.length > 0 ? commits : 'there are no commits since the check was added';
}

async function checkHistory() {
  const commits = readCommits();
  if (typeof commits === 'string') return say(dim(`Commit titles were not checked: ${commits}.`));
  let wrong = 0;
  for (const { hash, message } of commits) {
    const errors = await checkMessage(message);
    if (errors.length === 0) continue;
    wrong += 1;
    say(red(`✗ ${hash} ${message.split('\n')[0]}`));
    for (const error of errors) say(`    ${error}`);
  }
  if (wrong === 0) say(green(`✓ Commit titles (${commits.length})`));
  else process.exitCode = 1;
}

/** @param {string} file with the message, including git's own comment lines */
async function checkFile(file) {
  const [text = ''] = readFileSync(file, 'utf8').split(/^# -+ >8 -+$/m);
  const message = text.replaceAll(/^#.*\n?/gm, '').trim();
  const errors = await checkMessage(message, { drafts: true });
  if (errors.length === 0) return;
  say(red('The commit message is not accepted (CONTRIBUTING.md, "Commits"):'));
  for (const error of errors) say(`  ${error}`);
  process.exitCode = 1;
}

runMain(async () => {
  const [flag, file] = process.argv.slice(2);
  if (flag === '--message' && file) await checkFile(file);
  else await checkHistory();
});
