// Finishes the static files of a build: large scripts get a compile hint, and every text file a brotli and a gzip file beside it, so that the
// server sends them without compressing.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, process.env.NEXT_DIST_DIR || '.next', 'static');

/**
 * Asks V8 to compile all functions of a script while it arrives, on another thread, instead of one by one when they are first called,
 * which blocks the page (decision 0100). Other browsers read a comment.
 */
const COMPILE_HINT = Buffer.from('//# allFunctionsCalledOnLoad\n');
/** Chrome compiles smaller scripts on the thread of the page. */
const HINTED_BYTES = 30 * 1024;

/** @param {string} path */
async function finish(path) {
  const built = await readFile(path);
  const isHinted = path.endsWith('.js') && built.length >= HINTED_BYTES;
  const body = isHinted ? Buffer.concat([COMPILE_HINT, built]) : built;
  if (isHinted) await writeFile(path, body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    promisify(brotliCompress)(body, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(body, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
  (file) => file.isFile() && /\.(js|css|svg|json|txt)$/.test(file.name),
);
await Promise.all(files.map((file) => finish(join(file.parentPath, file.name))));
