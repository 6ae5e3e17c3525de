// What a check left behind: the JSON reports of Vitest and of Playwright, read alike.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, faults: string[] }} Counts
 * @typedef {{ title: string, file?: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite
 */

/**
 * A check without a report counts as one.
 * @param {string} report @param {boolean} ok
 * @returns {Counts}
 */
export function readReport(report, ok) {
  if (!existsSync(report)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, faults: [] };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  return json.stats ? ofPlaywright(json) : ofVitest(json);
}

/** @param {any} json @returns {Counts} */
function ofPlaywright({ stats, suites }) {
  const { expected: passed, skipped } = stats;
  return { passed, failed: stats.unexpected + stats.flaky, skipped, faults: suites.flatMap(faultsOf) };
}

/** @param {Suite} suite @returns {string[]} */
function faultsOf({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map((spec) => spec.title);
  return [...own, ...suites.flatMap(faultsOf)].map((fault) => `${title} › ${fault}`);
}

/** @param {any} json @returns {Counts} */
function ofVitest(json) {
  const faults = json.testResults.flatMap(faultsInFile);
  return { passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests, faults };
}

/** A file that failed without a failing test did not load. @param {any} file @returns {string[]} */
function faultsInFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: ${message}`];
  return failed.map((/** @type {any} */ test) => `${test.fullName}\n    ${firstLine(test.failureMessages)}`);
}

/** @param {string[]} messages */
const firstLine = (messages) => messages[0]?.split('\n')[0] ?? '';
