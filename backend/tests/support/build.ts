import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');
/** Folder of the compiled backend; a folder other than `dist` separates two test runs. */
export const dist = path.resolve(root, process.env.BACKEND_DIST ?? 'dist');

const PARTS = ['config', 'contract', 'messages', 'sandbox', 'seed', 'src'];

function newest(dir: string): number {
  if (!existsSync(dir)) return 0;
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts'),
  );
  return Math.max(0, ...files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs));
}

/** Compiles the backend when a source is newer than the build. The compiled admin panel is kept. */
export function buildWhenStale(): void {
  const built = path.join(dist, 'src', 'index.js');
  const sources = Math.max(
    ...PARTS.map((part) => newest(path.join(root, part))),
    statSync(path.join(root, 'tsconfig.json')).mtimeMs,
  );
  if (existsSync(built) && statSync(built).mtimeMs > sources) return;
  const fresh = `${dist}.fresh-${process.pid}`;
  const { status, stdout } = spawnSync(
    'node',
    ['../node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--moduleResolution', 'bundler', '--outDir', fresh],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`The backend does not compile:\n${stdout}`);
  }
  // Replaced as a whole, so that output of a removed source is deleted.
  for (const part of PARTS) {
    rmSync(path.join(dist, part), { recursive: true, force: true });
    if (existsSync(path.join(fresh, part))) {
      spawnSync('mkdir', ['-p', dist]);
      renameSync(path.join(fresh, part), path.join(dist, part));
    }
  }
  rmSync(fresh, { recursive: true, force: true });
}
