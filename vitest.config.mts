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
    // By default one processor of two would stand idle.
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
    // For a machine that is kept busy by other programs: a test that passes never waits for these.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // `--changed` runs everything when one of these is; a script in package.json is no reason.
    forceRerunTriggers: ['**/vitest.config.*', '**/tests/setup/**'],
    setupFiles: ['tests/setup/unit.ts'],
    server: { deps: { inline: ['next-intl'] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
