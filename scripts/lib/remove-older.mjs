import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the files that a compiler did not write this time. What was compiled from a source that is gone would else be found before
 * what took its place (`levels.js` before `levels/index.js`).
 * @param {string} folder
 * @param {number} since milliseconds, as Date.now() tells
 */
export function removeOlder(folder, since) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(path).mtimeMs < since) rmSync(path);
  }
}
