import { defineConfig } from 'vitest/config';

/** What needs no running backend. */
export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'src/**/*.test.ts', 'seed/**/*.test.ts'],
    maxWorkers: '100%',
    // Sources keep nothing between two files but what they read; a process of its own for each of them costs as much as the tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
