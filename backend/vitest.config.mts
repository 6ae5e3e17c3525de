import { defineConfig } from 'vitest/config';

/** Against a running backend; what needs none is in `vitest.unit.config.mts`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    // All files talk to one backend: what one changes, another would see.
    fileParallelism: false,
    // One process for all of them: a new one for each file cost a sixth of the run.
    isolate: false,
    // Deadlines for a machine that does other things as well: who is done in time never waits for them.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
