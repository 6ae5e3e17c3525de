import { defineConfig } from 'vitest/config';

/** Long tests of orders and payments: each file runs its own backend, which it may kill. */
export default defineConfig({
  test: {
    include: ['tests-long/**/*.test.ts'],
    // Packages real films: needs ffmpeg, unless it is said that there is none.
    exclude: process.env.FFMPEG === 'off' ? ['tests-long/films.test.ts'] : [],
    globalSetup: ['tests-long/setup.ts'],
    setupFiles: ['../tests/setup/fetch.ts'],
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
