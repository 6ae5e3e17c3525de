import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkDisk, hasCompiler } from './checks.mjs';
import { step } from './log.mjs';
import { run } from './processes.mjs';
import { Problem, backendRoot, root } from './settings.mjs';

const packages = [
  { title: 'Installing the storefront’s packages (about a minute)', dir: root, gigabytes: 1.5 },
  {
    title: 'Installing the backend’s packages (three to five minutes, a database driver is compiled)',
    dir: backendRoot,
    gigabytes: 2,
  },
];

/** Installs what is missing or out of date. An interrupted installation has no marker and is repeated. */
export async function ensureInstalled() {
  for (const { title, dir, gigabytes } of packages) {
    const marker = join(dir, 'node_modules', '.installed-lock');
    const wanted = lockHash(dir);
    if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) continue;
    checkDisk(gigabytes);
    await step(title, () => install(dir));
    writeFileSync(marker, wanted);
  }
}

/** Identifies an installation: the lock file, and the binary interface that native packages are built for. @param {string} dir */
export function lockHash(dir, modules = process.versions.modules) {
  return createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .update(modules)
    .digest('hex');
}

/** @param {string} dir */
async function install(dir) {
  const log = join(dir, '.cache', 'install.log');
  // An interrupted installation can look complete to npm.
  rmSync(join(dir, 'node_modules'), { recursive: true, force: true });
  try {
    // Not `npm ci`: it rejects a lock file in which a registry mirror left out the packages of other platforms.
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'], {
      cwd: dir,
      log,
      env: driverEnv(),
    });
    if (dir === backendRoot) await ensureDriver(log);
  } catch (error) {
    if (dir === backendRoot && !hasCompiler()) {
      throw new Problem(
        'The database driver has to be compiled and no C++ compiler was found. Install one (Debian and Ubuntu: apt-get install g++ make python3; macOS: xcode-select --install) and start again.',
      );
    }
    if (error instanceof Error && /ENOSPC/.test(error.message))
      throw new Problem('The disk is full. Free about 2 GB and start again: nothing is lost.');
    throw error;
  }
}

/**
 * From Node 24.19 on the driver is compiled with a patched header: a prebuilt binary, or an unpatched build, may abort
 * the process during garbage collection. Remove this with better-sqlite3 13, which needs Node 22.14.
 */
export function driverEnv(version = process.versions.node, env = process.env) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major !== 24 || minor < 19) return env;
  const header = fileURLToPath(new URL('object-wrap.h', import.meta.url));
  const flags = [env.CXXFLAGS, `-include "${header}"`].filter(Boolean).join(' ');
  return { ...env, npm_config_build_from_source: 'better-sqlite3', CXXFLAGS: flags };
}

/** Some npm versions skip install scripts; the driver is then built on its own. @param {string} log */
async function ensureDriver(log) {
  const loads = () =>
    spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], {
      cwd: backendRoot,
      stdio: 'ignore',
    }).status === 0;
  if (loads()) return;
  await run('npm', ['rebuild', 'better-sqlite3', '--foreground-scripts'], {
    cwd: backendRoot,
    log,
    env: driverEnv(),
  });
  if (!loads())
    throw new Problem(
      'The database driver (better-sqlite3) does not load after it was built. See the log for the cause.',
    );
}
