import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readReport, slowest } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} json @param {boolean} ok */
function read(json, ok) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(json));
  return readReport(path, ok);
}

it('reads Vitest reports: counts, error messages and durations', () => {
  const tests = [
    { fullName: 'the cart adds', status: 'passed', duration: 40 },
    { fullName: 'the cart waits', status: 'failed', duration: 7000, failureMessages: ['Error: late\n  at here'] },
  ];
  const files = [
    { name: '/shop/cart.test.ts', status: 'failed', message: '', assertionResults: tests },
    { name: '/shop/broken.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ];
  expect(read({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults: files }, false)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['the cart waits\n    Error: late', '/shop/broken.test.ts: SyntaxError'],
    timings: [
      { name: 'cart.test.ts › the cart adds', ms: 40 },
      { name: 'cart.test.ts › the cart waits', ms: 7000 },
    ],
  });
});

it('reads Playwright reports, per project', () => {
  const specs = [
    {
      title: 'buys',
      ok: false,
      tests: [
        { projectName: 'desktop', results: [{ duration: 300 }] },
        { projectName: 'phone', results: [{ duration: 500 }] },
      ],
    },
  ];
  const suites = [{ title: 'cart.spec.ts', suites: [{ title: 'a guest', specs }] }];
  const report = read({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites }, false);
  expect(report).toMatchObject({ passed: 1, failed: 1, failures: ['cart.spec.ts › a guest › buys'] });
  expect(slowest(report.timings)).toEqual([
    { name: 'cart.spec.ts › a guest › buys (phone)', ms: 500 },
    { name: 'cart.spec.ts › a guest › buys (desktop)', ms: 300 },
  ]);
  expect(slowest(report.timings, 1)).toHaveLength(1);
});

it('counts a check without a report as one test', () => {
  expect(readReport(join(folder, 'none.json'), true)).toMatchObject({ passed: 1, failed: 0, timings: [] });
  expect(readReport(join(folder, 'none.json'), false)).toMatchObject({ passed: 0, failed: 1 });
});
