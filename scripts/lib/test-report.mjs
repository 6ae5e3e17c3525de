// Reads the JSON reports of Vitest and Playwright into the same shape.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, ms: number }} Timing
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], timings: Timing[] }} Counts
 * @typedef {{ title: string, ok: boolean, tests: { projectName: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * A check without a report counts as one test.
 * @param {string} report @param {boolean} ok
 * @returns {Counts}
 */
export function readReport(report, ok) {
  if (!existsSync(report)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [], timings: [] };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  return json.stats ? ofPlaywright(json) : ofVitest(json);
}

/** The slowest tests of several checks, slowest first. @param {Timing[]} timings */
export const slowest = (timings, count = 20) => timings.toSorted((a, b) => b.ms - a.ms).slice(0, count);

/** @param {any} json @returns {Counts} */
function ofPlaywright({ stats, suites }) {
  const { expected: passed, skipped } = stats;
  return {
    passed,
    failed: stats.unexpected + stats.flaky,
    skipped,
    failures: suites.flatMap(failuresOf),
    timings: suites.flatMap(timingsOf),
  };
}

/** @param {Suite} suite @returns {string[]} */
function failuresOf({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map((spec) => spec.title);
  return [...own, ...suites.flatMap(failuresOf)].map((failure) => `${title} › ${failure}`);
}

/** @param {Suite} suite @returns {Timing[]} */
function timingsOf({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: `${spec.title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timingsOf)].map(({ name, ms }) => ({ name: `${title} › ${name}`, ms }));
}

/** @param {any} json @returns {Counts} */
function ofVitest(json) {
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, testResults } = json;
  return {
    passed,
    failed,
    skipped,
    failures: testResults.flatMap(failuresInFile),
    timings: testResults.flatMap(timingsInFile),
  };
}

/** A file that failed without a failing test could not be loaded. @param {any} file @returns {string[]} */
function failuresInFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: ${message}`];
  return failed.map((/** @type {any} */ test) => `${test.fullName}\n    ${firstLine(test.failureMessages)}`);
}

/** @param {any} file @returns {Timing[]} */
const timingsInFile = ({ name, assertionResults }) =>
  assertionResults.map((/** @type {any} */ test) => ({
    name: `${name.split('/').at(-1)} › ${test.fullName}`,
    ms: test.duration ?? 0,
  }));

/** @param {string[]} messages */
const firstLine = (messages) => messages[0]?.split('\n')[0] ?? '';
