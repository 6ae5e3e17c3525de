import { writeFileSync } from 'node:fs';

/** @typedef {import('./proof.mjs').Failure} Failure */

/** What a test is called by `-t`: its name after those of the blocks around it. @param {any} entity @returns {string} */
const nameOf = ({ type, name, parent }) => (type === 'module' ? '' : `${nameOf(parent)} ${name}`.trimStart());

/** @param {any} error @returns {Failure} */
const failureOf = ({ name, message, stack, cause }) => ({
  name: String(name ?? ''),
  message: String(message ?? ''),
  stack: String(stack ?? ''),
  ...(cause && { cause: failureOf(cause) }),
});

/**
 * A reporter of vitest: writes what `run-tests.mjs` reads to the file of `GUARD_REPORT`. The JSON reporter of vitest leaves out
 * causes, and what failed before a test.
 */
export default class GuardReporter {
  /** @param {Iterable<any>} modules @param {Iterable<any>} unhandled */
  onTestRunEnd(modules, unhandled) {
    const tests = [];
    const outside = [...unhandled];
    for (const file of modules) {
      outside.push(...file.errors());
      for (const suite of file.children.allSuites()) outside.push(...suite.errors());
      for (const test of file.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state !== 'passed' && state !== 'failed') continue;
        // Vitest leaves the state of a hook that failed at `run`.
        const isHook = test.task.result?.hooks?.beforeEach === 'run';
        if (isHook) outside.push(...errors);
        else
          tests.push({
            file: file.moduleId,
            title: nameOf(test),
            passed: state === 'passed',
            failures: errors.map(failureOf),
          });
      }
    }
    writeFileSync(process.env.GUARD_REPORT ?? '', JSON.stringify({ tests, outside: outside.map(failureOf) }));
  }
}
