// Bundles server.ts into dist/server.mjs: Node runs it as it is, packages stay in node_modules.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

await build({
  cwd: root,
  input: 'server.ts',
  platform: 'node',
  tsconfig: true,
  // Everything that is not a path of ours.
  external: /^(?!\.|\/|@\/|server\.ts$)/,
  output: { file: 'dist/server.mjs', format: 'esm', sourcemap: false },
  logLevel: 'warn',
});
