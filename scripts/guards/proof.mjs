import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, message: string, stack: string, cause?: Failure }} Failure an error as a runner of tests reports it */
/** @typedef {{ file: string, title: string, passed: boolean, failures: Failure[] }} Ran */
/** @typedef {'passed' | 'failed' | 'did not run'} End */

/** Errors of a repeated check: the last attempt is their cause. */
const REPEATED = /^(Matcher did not succeed in time|Property failed after)/;
const FALSE_PROPERTY = /Property failed by returning false/;
const PLAYWRIGHT = /^(Error: )?expect\(/;

/** @param {string} stack */
const firstFrame = (stack) => stack.split('\n').find((line) => /^\s+at /.test(line)) ?? '';

/**
 * Whether an error shows that the test saw something else than it expects: an assertion failed, or a line of the test itself
 * threw. A refused connection, the end of the time or a backend that does not start shows nothing.
 * @param {Failure} failure @param {string} test the file of the test
 * @returns {boolean}
 */
export function isProof({ name, message, stack, cause }, test) {
  if (REPEATED.test(message)) return FALSE_PROPERTY.test(message + cause?.message) || (!!cause && isProof(cause, test));
  if (name === 'AssertionError') return true;
  if (PLAYWRIGHT.test(stripVTControlCharacters(message))) return true;
  return firstFrame(stack).includes(`${test}:`);
}

/** The first line of an error and of its causes. @param {Failure} failure @returns {string} */
export function describeFailure({ name, message, cause }) {
  const [line = ''] = stripVTControlCharacters(name ? `${name}: ${message}` : message).split('\n');
  return line.slice(0, 160) + (cause ? ` ← ${describeFailure(cause)}` : '');
}

/**
 * How the test of a guard ended; it may stand for several, of a table. One that failed for another reason did not run.
 * @param {Ran[]} own @param {string} test
 * @returns {{ ended: End, reason: string }}
 */
export function endOf(own, test) {
  const failures = own.flatMap((one) => one.failures);
  const proof = failures.find((failure) => isProof(failure, test));
  if (proof) return { ended: 'failed', reason: describeFailure(proof) };
  if (own.length > 0 && own.every(({ passed }) => passed)) return { ended: 'passed', reason: '' };
  return { ended: 'did not run', reason: failures.map(describeFailure).join('; ') };
}
