import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths that middleware leaves to Next, except endpoints and media. Its matcher must name them as well. */
const UNROUTED = /^\/(_next\/|images\/|favicon|apple-touch-icon)/;
const IMAGE_OPTIMIZER = '/_next/image';

/**
 * Returns whether a path is one of a file that does not exist. Next would render and cache a page for every such path, and
 * invented ones would push the real pages out of the cache. The files are those of the build, so they are read once.
 */
export function createMissingFileCheck(publicDir: string, buildDir: string): (path: string) => boolean {
  const known = new Set([IMAGE_OPTIMIZER]);
  const add = (folder: string, prefix: string): void => {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        known.add(prefix + join(file.parentPath, file.name).slice(folder.length).replaceAll('\\', '/'));
  };
  add(publicDir, '');
  add(join(buildDir, 'static'), '/_next/static');
  return (path) => UNROUTED.test(path) && !known.has(path);
}
