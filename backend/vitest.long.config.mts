import { defineConfig } from 'vitest/config';

/** The long proofs of the money path: each file runs a backend of its own, which it may kill. */
export default defineConfig({
  test: {
    include: ['tests-long/**/*.test.ts'],
    globalSetup: ['tests-long/setup.ts'],
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
