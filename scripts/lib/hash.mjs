import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Hashes the contents of files and folders: a build is stale when the hash of its sources changes.
 * @param {string} base
 * @param {string[]} paths relative to base; missing ones are skipped
 */
export function hashSources(base, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(base, path))).sort()) {
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', '.cache'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
