import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets only the user who runs the shop read what this process and its children write from now on, and what lies in
 * `dir`: orders, mails and secrets of customers.
 * @param {string} [dir]
 */
export function keepFilesPrivate(dir) {
  process.umask(0o077);
  if (dir && existsSync(dir)) chmodSync(dir, 0o700);
}

/**
 * Takes from everybody else what a copied folder allowed: a copy has the rights of what it was copied from, whatever the
 * process would give.
 * @param {string} dir
 */
export function makeFilesPrivate(dir) {
  for (const name of ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })]) {
    const path = join(dir, name);
    chmodSync(path, statSync(path).mode & 0o700);
  }
}
