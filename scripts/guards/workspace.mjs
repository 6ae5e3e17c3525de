import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/settings.mjs';

const PACKAGES = ['node_modules', join('backend', 'node_modules')];
/** The seeded database takes minutes to make. */
const SNAPSHOTS = join('backend', '.cache', 'snapshots');

/** @typedef {{ dir: string, edit: (file: string, change: (text: string) => string) => void, restore: (file: string) => void }} Workspace */

/** Copies the repository, as it is now, to a temporary folder for guards to be taken out there. @param {(workspace: Workspace) => Promise<void>} work */
export async function withWorkspace(work) {
  const dir = mkdtempSync(join(tmpdir(), 'shop-guards-'));
  try {
    const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of stdout.split('\0'))
      if (file && existsSync(join(root, file))) cpSync(join(root, file), join(dir, file));
    for (const folder of PACKAGES) linkFolder(folder, dir);
    mkdirSync(join(root, SNAPSHOTS), { recursive: true });
    mkdirSync(join(dir, dirname(SNAPSHOTS)), { recursive: true });
    symlinkSync(join(root, SNAPSHOTS), join(dir, SNAPSHOTS));
    await work({
      dir,
      edit: (file, change) => {
        writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')));
        compile(dir, file);
      },
      restore: (file) => {
        cpSync(join(root, file), join(dir, file));
        compile(dir, file);
      },
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Hard links where the file system has them: the bundler of Next refuses symbolic ones. @param {string} folder @param {string} dir */
function linkFolder(folder, dir) {
  for (const mode of ['-al', '-a']) {
    if (spawnSync('cp', [mode, join(root, folder), join(dir, folder)]).status === 0) return;
    rmSync(join(dir, folder), { recursive: true, force: true });
  }
  throw new Error(`${folder} could not be copied to ${dir}`);
}

/**
 * Updates the compiled backend, once there is one, without a check of types: code without its guard may not pass it.
 * @param {string} dir @param {string} file
 */
function compile(dir, file) {
  const dist = join(dir, 'backend', 'dist');
  const index = join(dist, 'src', 'index.js');
  if (!/^backend\/(config|contract|src)\/.*\.(ts|json)$/.test(file) || !existsSync(index)) return;
  const source = readFileSync(join(dir, file), 'utf8');
  const output = join(dist, file.slice('backend/'.length).replace(/\.ts$/, '.js'));
  writeFileSync(output, file.endsWith('.ts') ? transpile(dir, source) : source);
  // The tests compile everything when a source is newer.
  const now = new Date(Date.now() + 1000);
  utimesSync(index, now, now);
}

/** @param {string} dir @param {string} source */
function transpile(dir, source) {
  const typescript = createRequire(join(dir, 'backend', 'package.json'))('typescript');
  const { config } = typescript.readConfigFile(join(dir, 'backend', 'tsconfig.json'), typescript.sys.readFile);
  return typescript.transpileModule(source, { compilerOptions: config.compilerOptions }).outputText;
}
