import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'src/**/*.test.ts', 'seed/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    // All files talk to one backend: what one changes, another would see.
    fileParallelism: false,
    // One process for all of them: a new one for each file cost a sixth of the run.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});
