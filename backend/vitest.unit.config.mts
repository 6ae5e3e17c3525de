import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const folders = ['contract', 'src', 'seed', 'words'];
const include = folders.map((folder) => `${folder}/**/*.test.ts`);

/** Files that replace modules: another file in the same process could have loaded them, or would get the replacement. */
const isolated = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith('.test.ts') && /\bvi\.mock\(/.test(readFileSync(path.join(root, file), 'utf8')));

/** Tests that need no running backend. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Vitest 3 reads this for the whole run only: a project can not turn it off, but choose another pool.
    poolOptions: { threads: { isolate: false }, forks: { isolate: true } },
    // A change of this file makes `--changed` run everything; a script in package.json does not.
    forceRerunTriggers: ['**/vitest.unit.config.*'],
    testTimeout: 60_000,
    projects: [
      // Modules share no state between test files except caches; a process per file would cost as much as the tests.
      { extends: true, test: { name: 'shared', include, exclude: isolated, pool: 'threads' } },
      { extends: true, test: { name: 'isolated', include: isolated, pool: 'forks' } },
    ],
  },
});
