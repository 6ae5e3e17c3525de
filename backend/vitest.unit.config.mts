import { defineConfig } from 'vitest/config';

/** What needs no running backend. */
export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'src/**/*.test.ts', 'seed/**/*.test.ts'],
    maxWorkers: '100%',
    // `--changed` runs everything when this is; a script in package.json is no reason.
    forceRerunTriggers: ['**/vitest.unit.config.*'],
    // Sources keep nothing between two files but what they read; a process of its own for each of them costs as much as the tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
