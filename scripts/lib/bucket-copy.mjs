import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AT_ONCE, presentFiles } from './bucket.mjs';

/** Where a shop without a bucket keeps a file. @param {string} name in the bucket */
const nameOnDisk = (name) => (name.startsWith('uploads/') ? `public/${name}` : name);

/**
 * Copies all files of a bucket into a folder, which can then be the DATA_DIR of a shop without one.
 * @param {import('./bucket.mjs').Bucket} bucket
 * @param {string} folder
 */
export async function copyBucket(bucket, folder) {
  const names = presentFiles(await bucket.listVersions()).map(({ name }) => name);
  const copy = async (/** @type {string} */ name) => {
    const path = join(folder, nameOnDisk(name));
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(await bucket.read(name), createWriteStream(path, { mode: 0o600 }));
  };
  for (let begun = 0; begun < names.length; begun += AT_ONCE)
    await Promise.all(names.slice(begun, begun + AT_ONCE).map(copy));
}
