import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      'server-only': fileURLToPath(new URL('./tests/setup/server-only.ts', import.meta.url)),
    },
  },
  test: {
    // The default would leave one of two processors idle.
    maxWorkers: '100%',
    pool: 'threads',
    include: [
      'lib/**/*.test.{ts,tsx}',
      'components/**/*.test.{ts,tsx}',
      'app/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
      'tests/unit/**/*.test.ts',
      '*.test.ts',
    ],
    // Limits for a busy machine: a passing test never waits for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // A change of one of these makes `--changed` run everything; a script in package.json does not.
    forceRerunTriggers: ['**/vitest.config.*', '**/tests/setup/**'],
    setupFiles: ['tests/setup/unit.ts'],
    server: { deps: { inline: ['next-intl'] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
