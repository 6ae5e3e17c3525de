import { defineConfig } from 'vitest/config';

/** Tests that need no running backend. */
export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'src/**/*.test.ts', 'seed/**/*.test.ts', 'words/**/*.test.ts'],
    maxWorkers: '100%',
    // A change of this file makes `--changed` run everything; a script in package.json does not.
    forceRerunTriggers: ['**/vitest.unit.config.*'],
    // Modules share no state between test files except caches; a process per file would cost as much as the tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
