import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { carrierSettings, startFakeCarrier } from '../../tests/orders/support/fake-carrier';
import { type FakeMollie, startFakeMollie } from '../../tests/orders/support/fake-mollie';
import { type RunningBackend, prepareData, startBackend } from '../../tests/support/backend';
import { type Catcher, startCatcher } from '../../tests/support/catcher';
import { aimAt } from '../../tests/support/target';
import { size } from './size';

/** Processes that answer requests, and workers beside them. One alone does both. PostgreSQL is needed for more. */
const BACKENDS = size('BACKENDS', 1);
const WORKERS = size('WORKERS', 1);
const ROLES = BACKENDS === 1 ? ['all'] : [...Array(BACKENDS).fill('web'), ...Array(WORKERS).fill('worker')];

/** Compiled backend of the deployed version: one of the processes is of it, and starts before those of this version. */
const RELEASED = process.env.RELEASED_BACKEND;
const RELEASED_INDEX = 1;

export interface LongShop {
  mollie: FakeMollie;
  catcher: Catcher;
  /** The running processes; those that answer requests come first. */
  processes: () => RunningBackend[];
  /** Starts one of them anew, after it was killed. */
  revive: (index: number) => Promise<void>;
  /** Kills the backend, with all its processes, like a power failure. The other processes continue. */
  kill: () => Promise<void>;
  /** Asks the backend to stop, as a deploy does. */
  end: () => Promise<void>;
  /** Starts a new process on the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** On PostgreSQL, an empty database for this file alone. */
async function useOwnDatabase(name: string): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) return;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  process.env.DATABASE_URL = Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/**
 * A backend with fresh data, a payment provider, a carrier and a mail server, for one file of tests. With `BACKENDS=2` it is
 * several processes, and calls go to one after the other.
 */
export async function startShop(name: string, env: NodeJS.ProcessEnv = {}): Promise<LongShop> {
  const work = mkdtempSync(path.join(tmpdir(), `shop-long-${name}-`));
  const dataDir = path.join(work, 'data');
  await useOwnDatabase(`long_${name}`);
  if (!process.env.DATABASE_URL) prepareData(dataDir);
  const [mollie, carrier, catcher] = await Promise.all([startFakeMollie(), startFakeCarrier(), startCatcher()]);
  process.env.FAKE_MOLLIE = mollie.origin;
  process.env.FAKE_CARRIER = carrier.origin;
  let processes: RunningBackend[] = [];
  const startOne = (role: string, index: number): Promise<RunningBackend> =>
    startBackend(dataDir, environmentOf(role, index), '', index === RELEASED_INDEX ? RELEASED : undefined);
  const environmentOf = (role: string, index: number): NodeJS.ProcessEnv => ({
    ROLE: role,
    ...(BACKENDS > 1 && { SEARCH_FILENAME: path.join(work, `search-${index}.db`) }),
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(catcher.smtpPort),
    WEB_INTERNAL_URL: catcher.origin,
    MOLLIE_API_KEY: 'test_long_00000000000000000000000000000',
    MOLLIE_API_ENDPOINT: `${mollie.origin}/v2/`,
    ...carrierSettings(carrier.origin),
    SWEEP_MS: '500',
    OUTBOX_MS: '500',
    ORDER_LIMIT: '0',
    DISCOUNT_LIMIT: '0',
    FORM_LIMIT: '0',
    ...env,
  });
  const start = async (): Promise<void> => {
    const released = RELEASED && BACKENDS > 1 ? await startOne('web', RELEASED_INDEX) : null;
    processes = await Promise.all(
      ROLES.map((role, index) => (released && index === RELEASED_INDEX ? released : startOne(role, index))),
    );
    let calls = 0;
    aimAt({
      get backendUrl() {
        calls += 1;
        return processes[calls % BACKENDS]?.url ?? '';
      },
      catcherUrl: catcher.origin,
      databaseFile: path.join(dataDir, 'backend.db'),
    });
  };
  await start();
  return {
    mollie,
    catcher,
    processes: () => processes,
    revive: async (index) => {
      processes[index] = await startOne(ROLES[index] ?? 'all', index);
    },
    kill: async () => void (await Promise.all(processes.map(({ kill }) => kill()))),
    end: async () => void (await Promise.all(processes.map(({ stop }) => stop()))),
    restart: start,
    stop: async () => {
      await Promise.all(processes.map((process) => process.stop()));
      await Promise.all([mollie.stop(), carrier.stop(), catcher.stop()]);
      rmSync(work, { recursive: true, force: true });
    },
  };
}
