import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { syncDatabaseToDisk } from './sync-to-disk';
import { resetEnv } from '../env/env';

const folder = mkdtempSync(path.join(tmpdir(), 'power-cut-'));
vi.stubEnv('DATABASE_FILENAME', path.join(folder, 'backend.db'));
resetEnv();
afterAll(() => {
  vi.unstubAllEnvs();
  resetEnv();
  rmSync(folder, { recursive: true, force: true });
});

function shop(client: string) {
  const error = vi.fn();
  return { error, strapi: { db: { dialect: { client } }, log: { error } } as unknown as Core.Strapi };
}

describe('syncDatabaseToDisk', () => {
  it('logs a failed sync without failing the placed order', async () => {
    const { strapi, error } = shop('sqlite');
    await syncDatabaseToDisk(strapi);
    expect(error).toHaveBeenCalledTimes(1);
    writeFileSync(path.join(folder, 'backend.db-wal'), 'x');
    await Promise.all(Array.from({ length: 20 }, () => syncDatabaseToDisk(strapi)));
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('does nothing on PostgreSQL', async () => {
    const { strapi, error } = shop('postgres');
    rmSync(path.join(folder, 'backend.db-wal'), { force: true });
    await syncDatabaseToDisk(strapi);
    expect(error).not.toHaveBeenCalled();
  });
});
