import { describe, expect, it } from 'vitest';
import { endOf, isProof } from './proof.mjs';

const TEST = 'backend/tests/orders/stock.test.ts';
const AT_TEST = `Error: x\n    at /tmp/copy/${TEST}:12:3\n    at node_modules/vitest/runner.js:1:1`;
const AT_NODE = `Error: x\n    at node:internal/deps/undici/undici:13510:13\n    at /tmp/copy/${TEST}:12:3`;

const assertion = { name: 'AssertionError', message: 'expected 1 to be 2', stack: AT_NODE };
const refused = { name: 'TypeError', message: 'fetch failed: Error: connect ECONNREFUSED 127.0.0.1:1', stack: AT_NODE };
const repeated = { name: 'Error', message: 'Matcher did not succeed in time.', stack: AT_TEST };
const property = { name: 'Error', message: 'Property failed after 82 tests\n{ seed: 1 }', stack: AT_TEST };

const ran = { file: `/tmp/copy/${TEST}`, title: 'sells ten pieces' };
const passed = { ...ran, passed: true, failures: [] };

describe('a failed test proves a guard', () => {
  it.each([
    ['by an assertion', assertion],
    ['by a repeated assertion', { ...repeated, cause: assertion }],
    [
      'by a property that is false',
      { ...property, cause: { ...refused, message: 'Property failed by returning false' } },
    ],
    ['by an assertion of a property', { ...property, cause: assertion }],
    [
      'by an assertion of Playwright',
      { name: '', message: '\u001b[2mexpect(\u001b[22mlocator).toBeVisible() failed', stack: '' },
    ],
    ['by an error that a line of the test threw', { name: 'TypeError', message: 'x is undefined', stack: AT_TEST }],
  ])('%s', (_how, failure) => {
    expect(isProof(failure, TEST)).toBe(true);
    expect(endOf([passed, { ...ran, passed: false, failures: [refused, failure] }], TEST).ended).toBe('failed');
  });
});

describe('a failed test proves nothing', () => {
  it.each([
    ['when the connection was refused', refused],
    ['when the last repeated check got no connection', { ...repeated, cause: refused }],
    ['when a property got no connection', { ...property, cause: refused }],
    [
      'when its time was over',
      {
        name: 'Error',
        message: 'Test timed out in 60000ms.',
        stack: 'Error: STACK_TRACE_ERROR\n    at task (node_modules/@vitest/runner/dist/index.js:1:1)',
      },
    ],
    [
      'when the browser could not open the page',
      {
        name: '',
        message: 'Error: page.goto: net::ERR_CONNECTION_REFUSED',
        stack: 'Error: page.goto\n    at open (/tmp/copy/tests/e2e/pages.ts:3:1)',
      },
    ],
    [
      'when a helper could not start the backend',
      {
        name: 'Error',
        message: 'The backend stopped',
        stack: 'Error: x\n    at waitUntilHealthy (/tmp/copy/backend/tests/support/backend.ts:81:1)',
      },
    ],
  ])('%s', (_how, failure) => {
    expect(isProof(failure, TEST)).toBe(false);
    expect(endOf([{ ...ran, passed: false, failures: [failure] }], TEST).ended).toBe('did not run');
  });

  it('when it is missing', () => {
    expect(endOf([], TEST)).toEqual({ ended: 'did not run', reason: '' });
  });

  it('when it passed', () => {
    expect(endOf([passed], TEST)).toEqual({ ended: 'passed', reason: '' });
  });
});
