import react from '@vitejs/plugin-react';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const include = [
  'lib/**/*.test.{ts,tsx}',
  'components/**/*.test.{ts,tsx}',
  'app/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
  'tests/unit/**/*.test.ts',
  '*.test.ts',
];

/** Paths of the test files whose text has the pattern. */
const filesWith = (pattern: RegExp): string[] =>
  ['lib', 'components', 'app', 'scripts', 'tests/unit', '']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: folder !== '', encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.test\.(tsx?|mjs)$/.test(path))
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

/** Files that replace or reload modules: another file in the same process could have loaded them, or would get the replacement. */
const isolated = filesWith(/\bvi\.(mock|doMock|resetModules)\(/);
/** A process that changed between jsdom and Node would begin anew each time. */
const inBrowser = filesWith(/^\/\/ @vitest-environment jsdom/).filter((path) => !isolated.includes(path));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@': root,
      'server-only': fileURLToPath(new URL('./tests/setup/server-only.ts', import.meta.url)),
    },
  },
  test: {
    // The default would leave one of two processors idle.
    maxWorkers: '100%',
    pool: 'threads',
    // Limits for a busy machine: a passing test never waits for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // A change of one of these makes `--changed` run everything; a script in package.json does not.
    forceRerunTriggers: ['**/vitest.config.*', '**/tests/setup/**'],
    setupFiles: ['tests/setup/unit.ts'],
    server: { deps: { inline: ['next-intl'] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      // Loading React and jsdom anew for each file took longer than the tests.
      { extends: true, test: { name: 'shared', include, exclude: [...isolated, ...inBrowser], isolate: false } },
      { extends: true, test: { name: 'browser', include: inBrowser, environment: 'jsdom', isolate: false } },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
