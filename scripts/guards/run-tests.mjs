import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCode, tail } from '../lib/processes.mjs';
import { describeFailure } from './proof.mjs';

/** @typedef {import('./proof.mjs').Failure} Failure */
/** @typedef {import('./proof.mjs').Ran} Ran */
/** @typedef {{ tests: Ran[], outside: Failure[] }} Report `outside`: what failed before or after tests */
/** @typedef {{ tests: Ran[], problems: string[] }} Outcome `problems`: why tests may have not run */

/** Inside the copy of the repository. */
const LOG = 'guard-tests.log';
const REPORTER = fileURLToPath(new URL('./reporter.mjs', import.meta.url));

const SHOP = [process.execPath, 'scripts/with-shop.mjs'];
const KINDS = [
  { of: /^backend\/tests\//, cwd: 'backend', command: ['npx', 'vitest', 'run'] },
  { of: /^backend\//, cwd: 'backend', command: ['npx', 'vitest', 'run', '--config', 'vitest.unit.config.mts'] },
  {
    of: /^tests\/contract\//,
    cwd: '',
    command: [...SHOP, 'npx', 'vitest', 'run', '--config', 'tests/contract/vitest.config.mts'],
  },
  {
    of: /^tests\/e2e\//,
    cwd: '',
    command: [...SHOP, 'npx', 'playwright', 'test', '--project=desktop'],
    isPlaywright: true,
  },
  { of: /./, cwd: '', command: ['npx', 'vitest', 'run'] },
];

/** Placeholders of `it.each` stand for any text. */
const patternOf = (/** @type {string} */ title) =>
  title
    .split(/%[sjd]/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.*');

/** Whether this is a test that docs/security.md names. @param {Ran} ran @param {{ test: string, title: string }} named */
export const isNamed = ({ file, title }, named) =>
  file.endsWith(named.test) && new RegExp(patternOf(named.title)).test(title);

/**
 * Runs these tests and nothing else; one that could not start is missing in the result.
 * @param {string} dir @param {{ test: string, title: string }[]} tests @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
export async function runTests(dir, tests, env) {
  /** @type {Ran[]} */
  const ran = [];
  /** @type {Set<string>} */
  const problems = new Set();
  for (const kind of KINDS) {
    const own = tests.filter(({ test }) => KINDS.find(({ of }) => of.test(test)) === kind);
    if (own.length === 0) continue;
    const report = await runKind(dir, kind, own, env);
    ran.push(...(report?.tests ?? []));
    for (const failure of report?.outside ?? []) problems.add(describeFailure(failure));
    if (!report) problems.add(tail(join(dir, LOG)));
  }
  return { tests: ran, problems: [...problems] };
}

/**
 * @param {string} dir @param {typeof KINDS[number]} kind @param {{ test: string, title: string }[]} tests @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Report | null>} null without a report
 */
async function runKind(dir, { cwd, command, isPlaywright }, tests, env) {
  const output = join(dir, 'guard-tests.json');
  rmSync(output, { force: true });
  const files = [...new Set(tests.map(({ test }) => test.slice(cwd ? cwd.length + 1 : 0)))];
  const titles = [...new Set(tests.map(({ title }) => patternOf(title)))].join('|');
  const [program = '', ...args] = command;
  const options = isPlaywright ? ['-g', titles] : ['-t', titles, '--reporter=default', `--reporter=${REPORTER}`];
  await exitCode(program, [...args, ...files, ...options], {
    cwd: join(dir, cwd),
    log: join(dir, LOG),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output, GUARD_REPORT: output },
  });
  if (!existsSync(output)) return null;
  const report = JSON.parse(readFileSync(output, 'utf8'));
  return isPlaywright ? readPlaywright(report) : report;
}

/** @param {any} report @returns {Report} */
const readPlaywright = ({ suites, errors }) => ({ tests: suites.flatMap(readSuite), outside: errors.map(failureOf) });

/** @param {any} error @returns {Failure} */
const failureOf = ({ message = '', stack = '' }) => ({ name: '', message, stack });

/** @param {any} suite @returns {Ran[]} */
function readSuite({ specs = [], suites = [] }) {
  const own = specs.map((/** @type {any} */ { file, title, ok, tests }) => ({
    file: `tests/e2e/${file}`,
    title,
    passed: ok,
    failures: tests.flatMap((/** @type {any} */ { results }) => (results[0]?.errors ?? []).map(failureOf)),
  }));
  return [...own, ...suites.flatMap(readSuite)];
}
