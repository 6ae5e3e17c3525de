import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, prepareData, startBackend } from '../support/backend';

const dir = mkdtempSync(path.join(tmpdir(), 'shop-boot-'));
const data = path.join(dir, 'data');
const file = path.join(data, 'backend.db');

/** Rows per table, and values that must not change between boots. */
function countRows(): Record<string, number> {
  const database = new Database(file, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all() as { name: string }[];
  const rows = tables.map(({ name }) => [
    name,
    (database.prepare(`select count(*) as n from "${name}"`).get() as { n: number }).n,
  ]);
  database.close();
  return Object.fromEntries(rows) as Record<string, number>;
}

async function bootOnce(env: NodeJS.ProcessEnv): Promise<RunningBackend> {
  const backend = await startBackend(data, { DATABASE_URL: '', WEB_INTERNAL_URL: '', ...env });
  await backend.stop();
  return backend;
}

describe('the snapshot', () => {
  beforeAll(() => {
    prepareData(data);
  });
  afterAll(() => {
    rmSync(dir, { recursive: true, force: true });
  });

  it('contains content and files, but no admin, no tokens and no customers', () => {
    expect(existsSync(`${file}-wal`)).toBe(false);
    const rows = countRows();
    expect(rows).toMatchObject({ admin_users: 0, strapi_api_tokens: 0, strapi_transfer_tokens: 0, up_users: 0 });
    for (const table of ['products', 'pages', 'articles', 'levels', 'lessons', 'stocks', 'files'])
      expect(rows[table], table).toBeGreaterThan(0);
    expect(existsSync(path.join(data, 'public', 'uploads'))).toBe(true);
  });

  it('refuses to overwrite data', () => {
    expect(() => prepareData(data)).toThrow(/exists already/);
  });

  it('boots repeatedly without adding anything', async () => {
    await bootOnce({});
    const first = countRows();
    expect(first.admin_users).toBe(1);
    await bootOnce({ ADMIN_EMAIL: 'second@zwotter.example' });
    expect(countRows()).toEqual(first);
  }, 180_000);
});
