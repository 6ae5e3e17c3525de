import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode, tail } from '../lib/processes.mjs';

/** @typedef {{ file: string, title: string, status: 'passed' | 'failed', reason: string }} Ran */

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

const logOf = (/** @type {string} */ dir) => join(dir, 'guard-tests.log');
export const tailOfLog = (/** @type {string} */ dir) => tail(logOf(dir));

/**
 * Runs these tests and nothing else; one that could not start is missing in the result.
 * @param {string} dir @param {{ test: string, title: string }[]} tests @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Ran[]>}
 */
export async function runTests(dir, tests, env) {
  /** @type {Ran[]} */
  const ran = [];
  for (const kind of KINDS) {
    const own = tests.filter(({ test }) => KINDS.find(({ of }) => of.test(test)) === kind);
    if (own.length > 0) ran.push(...(await runKind(dir, kind, own, env)));
  }
  return ran;
}

/**
 * @param {string} dir @param {typeof KINDS[number]} kind @param {{ test: string, title: string }[]} tests @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Ran[]>}
 */
async function runKind(dir, { cwd, command, isPlaywright }, tests, env) {
  const output = join(dir, 'guard-tests.json');
  rmSync(output, { force: true });
  const files = [...new Set(tests.map(({ test }) => test.slice(cwd ? cwd.length + 1 : 0)))];
  const titles = [...new Set(tests.map(({ title }) => patternOf(title)))].join('|');
  const [program = '', ...args] = command;
  const options = isPlaywright ? ['-g', titles] : ['-t', titles, '--reporter=json', `--outputFile=${output}`];
  await exitCode(program, [...args, ...files, ...options], {
    cwd: join(dir, cwd),
    log: logOf(dir),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
  });
  /** @type {unknown} */
  let answer;
  try {
    answer = JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    return [];
  }
  return isPlaywright ? readPlaywright(answer) : readVitest(answer);
}

/** @param {any} report @returns {Ran[]} */
function readVitest({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status === 'passed' || status === 'failed')
      .map((/** @type {any} */ { fullName, status, failureMessages }) => ({
        file: name,
        title: fullName,
        status,
        reason: failureMessages.join('\n'),
      })),
  );
}

/** @param {any} report @returns {Ran[]} */
const readPlaywright = ({ suites }) => suites.flatMap(readSuite);

/** @param {any} suite @returns {Ran[]} */
function readSuite({ specs = [], suites = [] }) {
  const own = specs.map((/** @type {any} */ { file, title, ok, tests }) => ({
    file: `tests/e2e/${file}`,
    title,
    status: ok ? 'passed' : 'failed',
    reason: tests.map((/** @type {any} */ { results }) => results[0]?.error?.message ?? '').join('\n'),
  }));
  return [...own, ...suites.flatMap(readSuite)];
}
