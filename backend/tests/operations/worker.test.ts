// @full
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeMollie, startFakeMollie } from '../orders/support/fake-mollie';
import { parseMail } from '../orders/support/mail';
import { type RunningBackend, prepareData, startBackend } from '../support/backend';
import { type Catcher, startCatcher } from '../support/catcher';
import { minutesFromNow, openDatabase } from '../support/database';
import { type Placed, ask, createDatabase, placeOrder } from './support';

const NEVER_MS = '2147483647';
const dir = mkdtempSync(path.join(tmpdir(), 'shop-worker-'));
const dataDir = path.join(dir, 'data');
let databaseUrl: string;
let mollie: FakeMollie;
let db: Knex;
let web: RunningBackend;
let worker: RunningBackend;
/** Mail servers of the two processes. */
let ofWeb: Catcher;
let ofWorker: Catcher;
const sentByWeb: string[] = [];
const sentByWorker: string[] = [];

async function start(role: string, { smtpPort }: Catcher, env: NodeJS.ProcessEnv): Promise<RunningBackend> {
  return startBackend(dataDir, {
    ROLE: role,
    ORDER_LIMIT: '0',
    DATABASE_URL: databaseUrl,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    MOLLIE_API_KEY: 'test_worker_000000000000000000000000000',
    MOLLIE_API_ENDPOINT: `${mollie.origin}/v2/`,
    ...env,
  });
}

async function readReservation({ slug, accessKey }: Placed): Promise<string | null> {
  const headers = { 'x-order-access': `${slug}.${accessKey}` };
  const address = `/api/orders/${slug}`;
  return (await ask<{ data: { reservedUntil: string | null } }>(web, address, undefined, headers)).body.data
    .reservedUntil;
}

beforeAll(async () => {
  databaseUrl = await createDatabase('worker_and_web');
  if (!databaseUrl) prepareData(dataDir);
  mollie = await startFakeMollie();
  [ofWeb, ofWorker] = await Promise.all([startCatcher(), startCatcher()]);
  ofWeb.onMail = ({ raw }) => sentByWeb.push(parseMail(raw).subject);
  ofWorker.onMail = ({ raw }) => sentByWorker.push(parseMail(raw).subject);
  web = await start('web', ofWeb, { OUTBOX_MS: '20' });
  db = openDatabase({ url: databaseUrl, file: path.join(dataDir, 'backend.db') });
});
afterAll(async () => {
  await worker?.stop();
  await web.stop();
  await db.destroy();
  await Promise.all([ofWeb, ofWorker, mollie].map((service) => service.stop()));
  rmSync(dir, { recursive: true, force: true });
});

describe('a process for requests and a worker on one database', () => {
  it('leave mails to the worker, also those from before its start', async () => {
    const order = await placeOrder(web);
    worker = await start('worker', ofWorker, { OUTBOX_MS: NEVER_MS, SWEEP_MS: '300' });
    await expect.poll(() => sentByWorker).toContainEqual(expect.stringContaining(order.orderNr));
  });

  it('wake jobs of the worker by requests', async () => {
    const orders = [await placeOrder(web), await placeOrder(web)];
    for (const { orderNr } of orders)
      await expect.poll(() => sentByWorker).toContainEqual(expect.stringContaining(orderNr));
  });

  it('let the worker release expired reservations', async () => {
    const order = await placeOrder(web);
    expect(await readReservation(order)).not.toBeNull();
    await db('orders')
      .where({ slug: order.slug })
      .update({ reserved_until: minutesFromNow(-1) });
    await expect.poll(() => readReservation(order)).toBeNull();
  });

  it('both write at the same time', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => placeOrder(web)));
    expect(new Set(orders.map(({ orderNr }) => orderNr)).size).toBe(orders.length);
    for (const { orderNr } of orders)
      await expect.poll(() => sentByWorker).toContainEqual(expect.stringContaining(orderNr));
    for (const { output } of [web, worker]) expect(output()).not.toMatch(/SQLITE_BUSY|deadlock/i);
  });

  it('send no mail from the process for requests', () => {
    expect(sentByWeb).toEqual([]);
  });
});
