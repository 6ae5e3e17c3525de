import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { leftOut } from '../../backend/tests/support/full-run';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// Runs against the real backend and storefront started by scripts/test.mjs.
export default defineConfig({
  root: path('../..'),
  resolve: { alias: { '@': path('../..'), 'server-only': path('../setup/server-only.ts') } },
  test: {
    include: ['tests/contract/**/*.test.ts'],
    exclude: leftOut(path('.'), process.argv.slice(2)),
    setupFiles: ['tests/setup/fetch.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    expect: { poll: { timeout: 180_000 } },
  },
});
