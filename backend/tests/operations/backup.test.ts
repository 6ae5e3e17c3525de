// @full
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, prepareData, startBackend, testSecrets } from '../support/backend';
import { type FakeMollie, startFakeMollie } from '../orders/support/fake-mollie';
import { type Placed, ask, createDatabase, placeOrder } from './support';

const scripts = path.resolve(__dirname, '../../../scripts');
const work = mkdtempSync(path.join(tmpdir(), 'shop-backup-'));
const dataDir = path.join(work, 'data');
const backup = path.join(work, 'backup');
let mollie: FakeMollie;
const onPostgres = Boolean(process.env.DATABASE_URL);

interface ProviderRecord {
  payments: { id: string; description: string }[];
}

async function control<T>(what: string, change?: object): Promise<T> {
  const init = change ? { method: 'POST', body: JSON.stringify(change) } : {};
  return (await fetch(`${mollie.origin}/control/${what}`, init)).json() as Promise<T>;
}

/** Numbers of the invoice and the credit notes. */
async function readDocuments(backend: RunningBackend, { slug, accessKey }: Placed): Promise<string[]> {
  const { body } = await ask<{ data: { documents: { number: string }[] } }>(backend, `/api/orders/${slug}`, undefined, {
    'x-order-access': `${slug}.${accessKey}`,
  });
  return body.data.documents.map(({ number }) => number);
}

/** Pays for an order at the provider and tells the shop; returns the payment's id and the number of the invoice. */
async function pay(backend: RunningBackend, order: Placed): Promise<{ id: string; invoice: string }> {
  const { payments } = await control<ProviderRecord>('all');
  const id = payments.find(({ description }) => description === order.orderNr)?.id ?? '';
  await control(id, { status: 'paid' });
  await fetch(`${backend.url}/api/payments/webhook`, { method: 'POST', body: new URLSearchParams({ id }) });
  const [invoice = ''] = await readDocuments(backend, order);
  return { id, invoice };
}

interface ListedAlert {
  topic: string;
  data: { mark?: string; unmatched?: number; said?: { id: string; amount: number } };
}

async function signIn(backend: RunningBackend): Promise<{ authorization: string }> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const { body } = await ask<{ data: { token: string } }>(backend, '/admin/login', { email, password });
  return { authorization: `Bearer ${body.data.token}` };
}

async function list<T>(backend: RunningBackend, type: string, query: string): Promise<T[]> {
  const rows = `/content-manager/collection-types/api::${type}.${type}?${query}`;
  return (await ask<{ results: T[] }>(backend, rows, undefined, await signIn(backend))).body.results;
}

const readAlerts = (backend: RunningBackend) => list<ListedAlert>(backend, 'alert', 'pageSize=100');

/** Refunds one euro; returns the number of the credit note. */
async function refund(backend: RunningBackend, order: Placed): Promise<string> {
  const [row] = await list<{ documentId: string }>(backend, 'order', `filters[orderNr]=${order.orderNr}`);
  const headers = await signIn(backend);
  const asked = { key: 'one-euro', amount: 100, reason: 'Kras' };
  const { status } = await ask(backend, `/shop/orders/${row?.documentId}/refund`, asked, headers);
  expect(status).toBeLessThan(300);
  const note = async () => (await readDocuments(backend, order)).find((number) => number.startsWith('C')) ?? '';
  await expect.poll(note).not.toBe('');
  return note();
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

/** What other users of the machine could read below a folder. */
const readableByOthers = (dir: string): string[] =>
  ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(path.join(dir, name)).mode & 0o077) !== 0,
  );

/** Does not block: a server closes connections that idle meanwhile, and a blocked process would send the next call on one. */
async function runScript(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [path.join(scripts, name), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, stdout, stderr };
}

describe('a backup', () => {
  let running: RunningBackend;
  let databaseUrl: string;
  let restoredUrl: string;
  let before: Placed;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    databaseUrl = await createDatabase('backup_source');
    restoredUrl = await createDatabase('backup_target');
    if (!onPostgres) prepareData(dataDir);
    mollie = await startFakeMollie();
    env = {
      SMTP_PORT: '9',
      SWEEP_MS: '500',
      MOLLIE_API_KEY: 'test_backup_000000000000000000000000000',
      MOLLIE_API_ENDPOINT: `${mollie.origin}/v2/`,
    };
    running = await startBackend(dataDir, { ...env, DATABASE_URL: databaseUrl });
    writeFileSync(path.join(dataDir, 'secrets.json'), '{"ACCESS_SECRET":"kept"}', { mode: 0o644 });
    before = await placeOrder(running);
    const made = await runScript('backup.mjs', [backup], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
  });
  afterAll(async () => {
    await running.stop();
    await mollie.stop();
    rmSync(work, { recursive: true, force: true });
  });

  it('of a running shop is restored completely elsewhere, issues no number twice and reports what was lost', async () => {
    const later = await placeOrder(running);
    const lost = await pay(running, later);
    const unpaid = await placeOrder(running);
    const target = path.join(work, 'restored');
    const put = await runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    expect(put.stderr).toBe('');
    expect(readFileSync(path.join(target, 'secrets.json'), 'utf8')).toContain('kept');
    const mark = / the mark (\w{5}) /.exec(put.stdout)?.[1] ?? 'none';
    expect(put.stdout).toContain('asks the payment provider for all payments since');
    const restored = await startBackend(target, { ...env, DATABASE_URL: restoredUrl });
    try {
      expect(await readOrder(restored, before)).toMatchObject({
        status: 200,
        order: { orderNr: before.orderNr, total: before.total, full: true },
      });
      expect((await readOrder(restored, later)).status).toBe(404);
      const topics = async () => (await readAlerts(restored)).map(({ topic }) => topic);
      await expect.poll(topics).toContain(`restored:${mark}`);
      const alerts = await readAlerts(restored);
      const found = alerts.find(({ topic }) => topic === `payment-unmatched:${lost.id}`);
      expect(found?.data.said).toMatchObject({ id: lost.id, amount: later.total });
      expect(alerts.find(({ topic }) => topic === `restored:${mark}`)?.data).toMatchObject({ mark, unmatched: 1 });
      expect(alerts).toHaveLength(2);

      const next = await placeOrder(restored);
      expect([before.orderNr, later.orderNr, unpaid.orderNr]).not.toContain(next.orderNr);
      expect(next.orderNr).toMatch(new RegExp(`^ZW\\d{4}-${mark}-\\d{5}$`));
      const { invoice } = await pay(restored, next);
      expect(invoice).toMatch(new RegExp(`^F\\d{4}-${mark}-00001$`));
      expect(invoice).not.toBe(lost.invoice);
      // A payment that was still open then belongs to nobody's order now, whatever it says.
      const late = await pay(running, unpaid);
      await fetch(`${restored.url}/api/payments/webhook`, {
        method: 'POST',
        body: new URLSearchParams({ id: late.id }),
      });
      expect(await topics()).toContain(`payment-unmatched:${late.id}`);
      // The orders of the backup go on as ever.
      expect((await pay(restored, before)).invoice).toMatch(new RegExp(`^F\\d{4}-${mark}-00002$`));
      expect(await refund(restored, before)).toMatch(new RegExp(`^C\\d{4}-${mark}-00001$`));
    } finally {
      await restored.stop();
    }
  });

  it('is readable by the shop’s own user only, as is what is restored from it, whoever could read them before', async () => {
    expect(readableByOthers(backup)).toEqual([]);
    const shared = path.join(work, 'shared');
    spawnSync('cp', ['-r', backup, shared]);
    for (const name of ['.', 'secrets.json', 'manifest.json']) chmodSync(path.join(shared, name), 0o755);
    const target = path.join(work, 'private');
    const put = await runScript('restore.mjs', [shared, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    expect(put.status).toBe(0);
    expect(readableByOthers(target)).toEqual([]);
  });

  it('restored twice, gives each restore a mark of its own', async () => {
    const marks = new Set<string>();
    for (const name of ['first', 'second']) {
      const target = path.join(work, name);
      await runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
      const { mark } = JSON.parse(readFileSync(path.join(target, 'restored.json'), 'utf8')) as { mark: string };
      marks.add(mark);
    }
    expect(marks.size).toBe(2);
  });

  it('keeps the replaced data beside it', async () => {
    const target = path.join(work, 'replaced');
    await runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    writeFileSync(path.join(target, 'secrets.json'), 'of today');
    const again = await runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    const kept = /lies in (\S+?)\.?\s/.exec(again.stdout)?.[1] ?? '';
    expect(readFileSync(path.join(kept, 'secrets.json'), 'utf8')).toBe('of today');
    expect(readFileSync(path.join(target, 'secrets.json'), 'utf8')).toContain('kept');
  });

  it('that is damaged is refused, and nothing is changed', async () => {
    const damaged = path.join(work, 'damaged');
    spawnSync('cp', ['-r', backup, damaged]);
    const file = path.join(damaged, onPostgres ? 'postgres.dump' : 'backend.db');
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
    const target = path.join(work, 'untouched');
    const put = await runScript('restore.mjs', [damaged, '--yes'], { DATA_DIR: target, DATABASE_URL: restoredUrl });
    expect(put.status).toBe(1);
    expect(put.stderr).toContain('damaged');
    expect(existsSync(target)).toBe(false);
  });

  it('is not restored into a running shop, nor without confirmation', async () => {
    writeFileSync(path.join(dataDir, 'shop.lock'), String(process.pid));
    const busy = await runScript('restore.mjs', [backup, '--yes'], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(busy.stderr).toContain('already running');
    rmSync(path.join(dataDir, 'shop.lock'));
    const silent = await runScript('restore.mjs', [backup], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(silent.stdout).toContain('Nothing was changed');
  });
});
