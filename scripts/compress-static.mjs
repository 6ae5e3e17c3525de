// Puts a brotli and a gzip file beside every text file of the build, so that the server sends them without compressing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, process.env.NEXT_DIST_DIR || '.next', 'static');

for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !/\.(js|css|svg|json|txt)$/.test(file.name)) continue;
  const path = join(file.parentPath, file.name);
  const body = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
