import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes files that the compiler did not write in this run. Output of a deleted source would otherwise be resolved before
 * its replacement (`levels.js` before `levels/index.js`).
 * @param {string} folder
 * @param {number} since epoch milliseconds
 */
export function removeOlder(folder, since) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(path).mtimeMs < since) rmSync(path);
  }
}
