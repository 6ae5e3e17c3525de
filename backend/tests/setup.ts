import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareData, startBackend } from './support/backend';
import { buildWhenStale } from './support/build';
import { startCatcher } from './support/catcher';

declare module 'vitest' {
  export interface ProvidedContext {
    backendUrl: string;
    backendPid: number;
    catcherUrl: string;
    /** SQLite file; undefined with `DATABASE_URL`. */
    databaseFile: string;
  }
}

interface Environment {
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** `environment.ts` of a group of tests may start more external services and pass their URLs to the backend. */
async function startEnvironments(): Promise<Environment[]> {
  const files = ['orders', 'accounts'].map((group) => path.join(__dirname, group, 'environment.ts'));
  return Promise.all(
    files.filter(existsSync).map(async (file) => {
      const { startEnvironment } = (await import(file)) as { startEnvironment: () => Promise<Environment> };
      return startEnvironment();
    }),
  );
}

/** One built, seeded, running backend for the whole run: a real process, as in production. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildWhenStale();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  // Another database (`DATABASE_URL`, empty) is seeded on first boot.
  if (!process.env.DATABASE_URL) prepareData(path.join(dataDir, 'data'));
  const catcher = await startCatcher();
  const environments = await startEnvironments();
  const backend = await startBackend(path.join(dataDir, 'data'), {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(catcher.smtpPort),
    WEB_INTERNAL_URL: catcher.origin,
    ...Object.assign({}, ...environments.map(({ env }) => env)),
  });
  project.provide('backendUrl', backend.url);
  project.provide('backendPid', backend.pid);
  project.provide('catcherUrl', catcher.origin);
  project.provide('databaseFile', path.join(dataDir, 'data', 'backend.db'));
  return async () => {
    await backend.stop();
    await Promise.all([catcher.stop(), ...environments.map(({ stop }) => stop())]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
