import { defineConfig } from 'vitest/config';

/** Tests of several processes on one PostgreSQL (`DATABASE_URL`, empty). */
export default defineConfig({
  test: {
    include: ['tests-cluster/**/*.test.ts'],
    globalSetup: ['tests-long/setup.ts'],
    setupFiles: ['../tests/setup/fetch.ts'],
    // Each file has its own processes and database.
    fileParallelism: false,
    env: { BACKENDS: '2', WORKERS: '2' },
    testTimeout: 300_000,
    hookTimeout: 10 * 60_000,
  },
});
