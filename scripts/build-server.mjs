// Bundles server.ts into dist/server.mjs, which Node runs directly; packages stay in node_modules.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

await build({
  cwd: root,
  input: 'server.ts',
  platform: 'node',
  tsconfig: true,
  // Every import that is not a path of this repository.
  external: /^(?!\.|\/|@\/|server\.ts$)/,
  output: { file: 'dist/server.mjs', format: 'esm', sourcemap: false },
  logLevel: 'warn',
});
