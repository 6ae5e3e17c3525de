import { chmodSync, existsSync } from 'node:fs';

/**
 * Lets only the user who runs the shop read what this process and its children write from now on, and what lies in
 * `dir`: orders, mails and secrets of customers.
 * @param {string} [dir]
 */
export function keepFilesPrivate(dir) {
  process.umask(0o077);
  if (dir && existsSync(dir)) chmodSync(dir, 0o700);
}
