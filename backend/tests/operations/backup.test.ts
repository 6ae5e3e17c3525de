import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, prepareData, startBackend, testSecrets } from '../support/backend';
import { address } from '../orders/support/shop';

const scripts = path.resolve(__dirname, '../../../scripts');
const work = mkdtempSync(path.join(tmpdir(), 'shop-backup-'));
const dataDir = path.join(work, 'data');
const backup = path.join(work, 'backup');
const onPostgres = Boolean(process.env.DATABASE_URL);

/** A database for this test only; empty means the SQLite file in the data folder. */
async function createDatabase(name: string): Promise<string> {
  const url = process.env.DATABASE_URL;
  if (!url) return '';
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

interface Wire<T> {
  status: number;
  body: T;
}

async function ask<T>(backend: RunningBackend, target: string, json?: object, headers = {}): Promise<Wire<T>> {
  const response = await fetch(`${backend.url}${target}`, {
    method: json ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-shop-secret': testSecrets.SHOP_SECRET, ...headers },
    ...(json && { body: JSON.stringify(json) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

interface Placed {
  slug: string;
  orderNr: string;
  total: number;
  accessKey: string;
}

async function placeOrder(backend: RunningBackend): Promise<Placed> {
  const { body: found } = await ask<{ data: { id: string; attributes: { options: object[] } }[] }>(
    backend,
    '/api/product-variants?filters[color]=blue&filters[size]=m&pagination[pageSize]=1&sort=id',
  );
  const variant = found.data[0];
  if (!variant) throw new Error('The seed has no variant');
  const data = {
    user: { firstname: 'Bo', lastname: 'Bewaard', email: `${randomUUID()}@example.nl` },
    locale: 'nl',
    cart: [{ variantId: variant.id, quantity: 1, options: variant.attributes.options }],
    shipping: address(),
    consent: { terms: true },
  };
  const { status, body } = await ask<{ data: Placed }>(backend, '/api/orders', { data });
  if (status !== 201) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

async function readOrder(backend: RunningBackend, { slug, accessKey }: Placed) {
  const { status, body } = await ask<{ data: { orderNr: string; total: number; full: boolean; email?: string } }>(
    backend,
    `/api/orders/${slug}`,
    undefined,
    { 'x-order-access': `${slug}.${accessKey}` },
  );
  return { status, order: body.data };
}

const runScript = (name: string, args: string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [path.join(scripts, name), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...env },
  });

describe('a backup', () => {
  let running: RunningBackend;
  let databaseUrl: string;
  let restoredUrl: string;
  let before: Placed;

  beforeAll(async () => {
    databaseUrl = await createDatabase('backup_source');
    restoredUrl = await createDatabase('backup_target');
    if (!onPostgres) prepareData(dataDir);
    // The provider is unreachable: orders are accepted nevertheless.
    running = await startBackend(dataDir, { DATABASE_URL: databaseUrl, SMTP_PORT: '9' });
    writeFileSync(path.join(dataDir, 'secrets.json'), '{"ACCESS_SECRET":"kept"}');
    before = await placeOrder(running);
    const made = runScript('backup.mjs', [backup], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
  });
  afterAll(async () => {
    await running.stop();
    rmSync(work, { recursive: true, force: true });
  });

  it('of a running shop is restored completely elsewhere, without later changes', async () => {
    const later = await placeOrder(running);
    const target = path.join(work, 'restored');
    const put = runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    expect(put.stderr).toBe('');
    expect(readFileSync(path.join(target, 'secrets.json'), 'utf8')).toContain('kept');
    const restored = await startBackend(target, { DATABASE_URL: restoredUrl, SMTP_PORT: '9' });
    try {
      expect(await readOrder(restored, before)).toMatchObject({
        status: 200,
        order: { orderNr: before.orderNr, total: before.total, full: true },
      });
      expect((await readOrder(restored, later)).status).toBe(404);
      // The counter is restored too: no order number is issued twice.
      expect((await placeOrder(restored)).orderNr).not.toBe(before.orderNr);
    } finally {
      await restored.stop();
    }
  });

  it('keeps the replaced data beside it', () => {
    const target = path.join(work, 'replaced');
    runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    writeFileSync(path.join(target, 'secrets.json'), 'of today');
    const again = runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    const kept = /lies in (\S+?)\.?\s/.exec(again.stdout)?.[1] ?? '';
    expect(readFileSync(path.join(kept, 'secrets.json'), 'utf8')).toBe('of today');
    expect(readFileSync(path.join(target, 'secrets.json'), 'utf8')).toContain('kept');
  });

  it('that is damaged is refused, and nothing is changed', () => {
    const damaged = path.join(work, 'damaged');
    spawnSync('cp', ['-r', backup, damaged]);
    const file = path.join(damaged, onPostgres ? 'postgres.dump' : 'backend.db');
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
    const target = path.join(work, 'untouched');
    const put = runScript('restore.mjs', [damaged, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    expect(put.status).toBe(1);
    expect(put.stderr).toContain('damaged');
    expect(existsSync(target)).toBe(false);
  });

  it('is not restored into a running shop, nor without confirmation', () => {
    writeFileSync(path.join(dataDir, 'shop.lock'), String(process.pid));
    const busy = runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(busy.stderr).toContain('already running');
    rmSync(path.join(dataDir, 'shop.lock'));
    const silent = runScript('restore.mjs', [backup], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(silent.stdout).toContain('Nothing was changed');
  });
});
