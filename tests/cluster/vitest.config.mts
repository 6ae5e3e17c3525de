import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The whole shop behind nginx, on the PostgreSQL of `DATABASE_URL`: see scripts/lib/cluster/tests.mjs. */
export default defineConfig({
  root: path('../..'),
  resolve: { alias: { '@': path('../..') } },
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    setupFiles: ['tests/setup/fetch.ts'],
    testTimeout: 300_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 180_000 } },
  },
});
