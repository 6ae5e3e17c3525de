// Puts a brotli and a gzip file beside every text file of the build, so that the server sends them without compressing.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, process.env.NEXT_DIST_DIR || '.next', 'static');

/** @param {string} path */
async function compress(path) {
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    promisify(brotliCompress)(body, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(body, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
  (file) => file.isFile() && /\.(js|css|svg|json|txt)$/.test(file.name),
);
await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
