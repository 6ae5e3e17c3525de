import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDisk } from './checks.mjs';
import { hashSources } from './hash.mjs';
import { step } from './log.mjs';
import { run } from './processes.mjs';
import { removeOlder } from './remove-older.mjs';
import { backendRoot, root } from './settings.mjs';

const storefrontSources = [
  'app',
  'components',
  'lib',
  'backend/contract',
  'messages',
  'public',
  'middleware.ts',
  'server.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'global.d.ts',
  'next.config.ts',
  'scripts/build-server.mjs',
  'scripts/finish-static.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const backendFolders = ['config', 'contract', 'src', 'seed', 'sandbox'];
const backendSources = [...backendFolders, 'tsconfig.json', 'package-lock.json'];
// The catalogue page computes with the rules of the domain.
const adminSources = ['src/admin', 'src/domain', 'src/platform/files/csv.ts', 'contract', 'package-lock.json'];

/**
 * The storefront's compiler: a quarter of the time of the backend's own, which Strapi needs. That one names the
 * resolution of modules in its settings by a word that this one no longer knows.
 */
export const compileBackend = [
  join(root, 'node_modules/typescript/bin/tsc'),
  '-p',
  'tsconfig.json',
  '--moduleResolution',
  'bundler',
];

/**
 * Builds what is stale. `distDir` keeps a test build separate from the one that a running shop serves.
 * @param {{ distDir?: string, admin?: boolean, storefront?: boolean, logs: string }} options
 */
export async function ensureBuilt({ distDir = '.next', admin = true, storefront = true, logs }) {
  const log = (/** @type {string} */ name) => join(logs, `build-${name}.log`);
  await whenStale(
    join(backendRoot, 'dist', '.sources'),
    hashSources(backendRoot, backendSources),
    'Compiling the backend',
    async () => {
      const begin = Date.now();
      await run(process.execPath, compileBackend, { cwd: backendRoot, log: log('backend') });
      for (const folder of backendFolders) removeOlder(join(backendRoot, 'dist', folder), begin);
    },
  );
  if (admin) {
    await whenStale(
      join(backendRoot, 'dist', 'build', '.sources'),
      hashSources(backendRoot, adminSources),
      'Building the admin panel (about a minute)',
      async () => {
        checkDisk(1);
        await run(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'build'], {
          cwd: backendRoot,
          log: log('admin'),
          env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
        });
      },
    );
  }
  if (!storefront) return;
  await whenStale(
    join(root, distDir, '.sources'),
    hashSources(root, storefrontSources),
    'Building the storefront',
    async () => {
      checkDisk(1);
      /** @type {NodeJS.ProcessEnv} */
      const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: distDir };
      await run('npm', ['run', '--silent', 'build'], { cwd: root, log: log('storefront'), env });
    },
  );
}

/**
 * @param {string} marker file that names the sources of what is there
 * @param {string} hash of the sources now
 * @param {string} title
 * @param {() => Promise<void>} build
 */
async function whenStale(marker, hash, title, build) {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  // The marker is removed first, so that an interrupted build is repeated.
  rmSync(marker, { force: true });
  await step(title, build);
  writeFileSync(marker, hash);
}
