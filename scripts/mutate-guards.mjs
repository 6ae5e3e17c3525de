// Proves that the tests of docs/security.md can fail: takes out one guard after another, runs the test named for it, and
// expects it to fail. `npm run mutate:guards -- accounts 8.2.1` runs those whose requirement, file, test, title or round contains a word;
// those without a round are of the round `unit`.
import { editsOf, groupMutations, listMutations } from './guards/list.mjs';
import { isNamed, runTests, tailOfLog } from './guards/run-tests.mjs';
import { withWorkspace } from './guards/workspace.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { dim, green, red, say, step } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { Problem } from './lib/settings.mjs';

/** @typedef {import('./guards/list.mjs').Mutation} Mutation */

const words = process.argv.slice(2);

/** @param {Mutation} mutation */
const isChosen = ({ requirement, file, test, title, round = 'unit' }) =>
  words.length === 0 ||
  words.some((word) => [requirement, file, test, title, round].some((text) => text.includes(word)));

/**
 * Runs the tests of these mutations and prints those that did not end as expected, with the reason of each failure.
 * @param {string} dir @param {Mutation[]} mutations @param {'passed' | 'failed'} expected @param {NodeJS.ProcessEnv} env
 */
async function expectTests(dir, mutations, expected, env) {
  const ran = await runTests(dir, mutations, env);
  let neverRan = false;
  for (const mutation of mutations) {
    const own = ran.filter((one) => isNamed(one, mutation));
    const failed = own.find(({ status }) => status === 'failed');
    const ended = own.length === 0 ? 'did not run' : failed ? 'failed' : 'passed';
    const line = `${mutation.requirement}  ${mutation.file} → ${mutation.test} "${mutation.title}"`;
    if (ended !== expected) {
      say(red(`✗ ${line}: the test ${ended} ${expected === 'failed' ? 'without the guard' : 'with all guards'}`));
      process.exitCode = 1;
    } else if (failed) {
      say(`${green('✓')} ${line}\n  ${dim((failed.reason.split('\n')[0] ?? '').slice(0, 160))}`);
    }
    neverRan ||= own.length === 0;
  }
  if (neverRan) say(tailOfLog(dir));
}

runMain(async () => {
  const mutations = listMutations().filter(isChosen);
  if (mutations.length === 0) throw new Problem('No mutation matches these words');
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  await withWorkspace(async ({ dir, edit, restore }) => {
    // A test that fails anyway would prove nothing.
    await step('All guards in place', () => expectTests(dir, mutations, 'passed', env));
    for (const group of groupMutations(mutations)) {
      // Two tests of one guard are one change.
      const edits = new Map(group.flatMap(editsOf).map((change) => [change.file + change.find, change]));
      for (const { file, find, replace } of edits.values()) edit(file, (text) => text.replace(find, () => replace));
      await expectTests(dir, group, 'failed', env);
      for (const { file } of edits.values()) restore(file);
    }
  });
});
