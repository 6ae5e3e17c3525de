// Proves that the tests of docs/security.md can fail: takes out one guard after another, runs the test named for it, and
// expects it to fail. `npm run mutate:guards -- accounts 8.2.1` runs those whose requirement, file, test, title or round contains a word;
// those without a round are of the round `unit`.
import { editsOf, groupMutations, listMutations } from './guards/list.mjs';
import { endOf } from './guards/proof.mjs';
import { isNamed, runTests } from './guards/run-tests.mjs';
import { withWorkspace } from './guards/workspace.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { dim, green, red, say, seconds, step } from './lib/log.mjs';
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
 * @returns {Promise<Mutation[]>} those that ended as expected
 */
async function expectTests(dir, mutations, expected, env) {
  const { tests, problems } = await runTests(dir, mutations, env);
  const right = mutations.filter((mutation) => {
    const own = tests.filter((one) => isNamed(one, mutation));
    const { ended, reason } = endOf(own, mutation.test);
    const line = `${mutation.requirement}  ${mutation.file} → ${mutation.test} "${mutation.title}"`;
    const without = expected === 'failed' ? 'without the guard' : 'with all guards';
    if (ended !== expected) say(red(`✗ ${line}: the test ${ended} ${without}`));
    else if (expected === 'failed') say(`${green('✓')} ${line}`);
    if (reason) say(`  ${dim(reason)}`);
    return ended === expected;
  });
  // Why tests did not run.
  if (right.length < mutations.length) for (const problem of problems) say(`  ${problem}`);
  return right;
}

runMain(async () => {
  const mutations = listMutations().filter(isChosen);
  if (mutations.length === 0) throw new Problem('No mutation matches these words');
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  let proven = 0;
  await withWorkspace(async ({ dir, edit, restore }) => {
    // A test that fails anyway would prove nothing.
    const usable = await step('All guards in place', () => expectTests(dir, mutations, 'passed', env));
    for (const group of groupMutations(usable)) {
      const start = Date.now();
      // Two tests of one guard are one change.
      const edits = new Map(group.flatMap(editsOf).map((change) => [change.file + change.find, change]));
      for (const { file, find, replace } of edits.values()) edit(file, (text) => text.replace(find, () => replace));
      const failed = await expectTests(dir, group, 'failed', env);
      for (const { file } of edits.values()) restore(file);
      proven += failed.length;
      say(dim(`  ${group[0]?.round ?? 'unit'}: ${failed.length} of ${group.length} proven (${seconds(start)})`));
    }
  });
  say(`${mutations.length} mutations: ${proven} proven, ${mutations.length - proven} not`);
  if (proven < mutations.length) process.exitCode = 1;
});
