import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../scripts/lib/checks.mjs';
import { dist, root } from './build';

/** The Dutch shop's origin, for links in mails; nothing listens there. */
const shopOrigin = 'http://localhost:3900';

/** Secrets of the backend under test, and its first admin. */
export const testSecrets = {
  SHOP_SECRET: 'test-shop-secret',
  REVALIDATE_SECRET: 'test-revalidate-secret',
  ACCESS_SECRET: 'test-access-secret',
  ADMIN_EMAIL: 'admin@zwotter.example',
  ADMIN_PASSWORD: 'Otter-test-12345',
};

/** Settings of a backend whose clock tests can move. */
export const movableClock = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require=${JSON.stringify(path.join(__dirname, 'moving-clock.cjs'))}`,
};

const START =
  "const started = require('@strapi/strapi').createStrapi({appDir:process.cwd(),distDir:process.env.BACKEND_DIST}).start()";
/** Lets a test interrupt a request at any statement; without its header it does nothing. */
const CRASH_POINTS = pathToFileURL(path.join(__dirname, 'crash', 'preload.mjs')).href;
/** An empty PostgreSQL is seeded first, which takes minutes on a busy machine. */
const DEADLINE_MS = 480_000;

export interface RunningBackend {
  url: string;
  pid: number;
  /** The log output so far. */
  output: () => string;
  stop: () => Promise<void>;
  /** Kills the process like a power failure. */
  kill: () => Promise<void>;
  /** Moves the clock of a backend started with `movableClock` eleven minutes on. */
  moveClock: () => void;
}

/** Creates the snapshot if the seed has changed and copies it into the data folder. */
export function prepareData(dataDir: string): void {
  const cli = path.join(dist, 'seed', 'snapshot-cli.js');
  const args = [cli, '--out', path.join(root, '.cache', 'snapshots'), '--restore', dataDir];
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The seed failed:\n${stdout}\n${stderr}`);
}

async function waitUntilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The backend stopped:\n${output()}`);
    const answer = await fetch(`${url}/_health`).catch(() => null);
    if (answer?.status === 204) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The backend did not become healthy:\n${output()}`);
}

const environmentOf = (dataDir: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  BACKEND_DIST: dist,
  DATA_DIR: dataDir,
  SERVE_ADMIN: 'false',
  ECB_RATES: 'false',
  // Whether a machine has ffmpeg must not decide what is tested; tests-long/films.test.ts uses it.
  FFMPEG: 'off',
  STRAPI_TELEMETRY_DISABLED: 'true',
  APP_KEYS: 'test-key-1,test-key-2',
  API_TOKEN_SALT: 'test-api-token-salt',
  ADMIN_JWT_SECRET: 'test-admin-jwt-secret',
  TRANSFER_TOKEN_SALT: 'test-transfer-salt',
  JWT_SECRET: 'test-jwt-secret',
  ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
  PORT: new URL(shopOrigin).port,
  LOCALE_HOSTS: `nl=${shopOrigin}`,
  MAIL_FROM: 'Zwotter <no-reply@zwotter.example>',
  ...testSecrets,
  ...env,
});

/** Runs a program of the backend on the data of a stopped one; returns what it printed. */
export function runProgram(dataDir: string, args: string[]): string {
  const env = environmentOf(dataDir, { DATABASE_URL: '' });
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${args[0]} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** This version, whose requests tests can interrupt, or a compiled one in another folder. */
const partsOf = (folder: string) =>
  folder === root
    ? { args: ['--import', CRASH_POINTS], env: {} }
    : { args: [], env: { BACKEND_DIST: path.join(folder, 'dist') } };

/** A real Strapi process on a free port; `program` is run inside of it and can wait for `started`. */
export async function startBackend(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  program = '',
  folder = root,
): Promise<RunningBackend> {
  const port = await freePort();
  const parts = partsOf(folder);
  const child = spawn('node', [...parts.args, '-e', `${START};${program}`], {
    cwd: folder,
    env: environmentOf(dataDir, { BACKEND_PORT: String(port), ...parts.env, ...env }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (process.env.SHOW_BACKEND) process.stdout.write(chunk);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
  };
  const stop = (): Promise<void> => end('SIGTERM');
  const kill = (): Promise<void> => end('SIGKILL');
  const moveClock = (): void => void child.kill('SIGUSR2');
  try {
    await waitUntilHealthy(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, output: () => output, stop, kill, moveClock };
}
