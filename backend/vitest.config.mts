import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { leftOut } from './tests/support/full-run';

/** Tests against a running backend; the others are in `vitest.unit.config.mts`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: leftOut(fileURLToPath(new URL('tests', import.meta.url)), process.argv.slice(2)),
    globalSetup: ['tests/setup.ts'],
    setupFiles: ['../tests/setup/fetch.ts'],
    // All files share one backend: a change of one would affect the others.
    fileParallelism: false,
    // One process for all files: a new one for each cost a sixth of the run.
    isolate: false,
    // Limits for a busy machine: a passing test never waits for them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000 } },
  },
});
