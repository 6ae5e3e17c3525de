import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { orderSearchText } from '../src/domain/search-normalization';
import { prepareData, startBackend, testSecrets } from '../tests/support/backend';
import { buildWhenStale } from '../tests/support/build';
import { createStamps } from '../src/platform/database/row-helpers';

/**
 * Measures the desk's order list over HTTP with many orders, on SQLite, or on PostgreSQL with the `DATABASE_URL` of an empty
 * database. Run with `vite-node bench/desk.ts [orders]`.
 */
const ORDERS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 30;
const BATCH = 250;
const WAITING = 400;

const FIRST = ['Zoë', 'Jan', 'Ørjan', 'Marie', 'Lucía', 'Tom', 'Anna', 'Björn'];
const LAST = ['van Dam', 'Söderström', 'Müller', 'García', 'Dubois', 'de Vries', 'Jansen', 'Bakker'];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Most orders are delivered; a few hundred are still to be sent. */
function stateOf(index: number): { payment_status: string; fulfilment: string } {
  if (index >= ORDERS - WAITING) return { payment_status: 'paid', fulfilment: 'new' };
  if (index % 10 === 0) return { payment_status: 'expired', fulfilment: 'new' };
  if (index % 97 === 0) return { payment_status: 'refunded', fulfilment: 'returned' };
  return { payment_status: 'paid', fulfilment: index > ORDERS - 3000 ? 'shipped' : 'delivered' };
}

async function insertOrders(db: Knex, from: number): Promise<void> {
  const now = new Date();
  const rows = Array.from({ length: Math.min(BATCH, ORDERS - from) }, (_, offset) => {
    const index = from + offset;
    const person = { firstname: pick(FIRST, index), lastname: `${pick(LAST, index * 7)} ${index % 1000}` };
    const order_nr = `B2026-${String(index).padStart(6, '0')}`;
    const email = `koper${index}@example.nl`;
    const address = {
      ...person,
      street: 'Kade',
      housenumber: '1',
      postalCode: '1234 AB',
      city: 'Delft',
      country: 'nl',
    };
    return {
      ...createStamps(now),
      ...person,
      ...stateOf(index),
      order_nr,
      email,
      slug: randomBytes(12).toString('hex'),
      access_key_hash: randomBytes(32).toString('hex'),
      language: 'nl',
      currency: 'EUR',
      subtotal: 11990,
      shipping: 395,
      vat: 2150,
      total: 12385,
      vat_lines: JSON.stringify([{ rate: 21, amount: 2150 }]),
      shipping_address: JSON.stringify(address),
      summary: 'Drijfpak',
      consent_text: 'x'.repeat(400),
      placed_at: now,
      search_text: orderSearchText([order_nr, person.firstname, person.lastname, email, `ZW-${index % 40}`]),
    };
  });
  const ids: { id: number }[] = await db('orders').insert(rows).returning('id');
  const lines = ids.flatMap(({ id }) =>
    [0, 1].map((position) => ({
      ...createStamps(now),
      order_id: id,
      position,
      product_type: 'physical',
      sku: `ZW-${(id + position) % 40}`,
      title: 'Drijfpak Classic',
      options: JSON.stringify([{ key: 'size', value: 'm' }]),
      quantity: 1,
      unit_price: 5995,
      total: 5995,
      vat_rate: 21,
      held: 1,
    })),
  );
  await db('order_lines').insert(lines);
}

/** Baseline: the duration of any call to the admin on this machine. */
const FLOOR = '/admin/users/me';

const QUERIES: [name: string, query: string][] = [
  ['any call', FLOOR],
  ['to pack', 'state=pack'],
  ['delivered', 'state=delivered'],
  ['all', 'state=all'],
  ['all, page 1,000', 'state=all&page=1000'],
  ['search by number', 'state=all&q=B2026-050000'],
  ['search by name', 'state=all&q=soderstrom+77'],
  ['search by e-mail', 'state=all&q=koper12345@example.nl'],
  ['search by article', 'state=all&q=zw-7'],
  ['search, nothing found', 'state=all&q=nobody'],
  ['search, everything found', 'state=all&q=example'],
];

async function measure(origin: string): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const login = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  for (const [name, query] of QUERIES) {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const answer = await fetch(`${origin}${query === FLOOR ? FLOOR : `/shop/desk/orders?${query}`}`, {
        headers: { authorization: `Bearer ${data.token}` },
      });
      const body = (await answer.json()) as { meta?: { pagination: { total: number } } };
      times.push(performance.now() - started);
      total = body.meta?.pagination.total ?? 0;
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0).padStart(5);
    process.stdout.write(`${name.padEnd(26)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  ${total} orders\n`);
  }
}

async function main(): Promise<void> {
  buildWhenStale();
  const work = mkdtempSync(path.join(tmpdir(), 'bench-desk-'));
  const dataDir = path.join(work, 'data');
  const url = process.env.DATABASE_URL;
  if (!url) prepareData(dataDir);
  let backend = await startBackend(dataDir, { SWEEP_MS: '600000' });
  try {
    // SQLite allows one writer, so the backend is stopped meanwhile.
    await backend.stop();
    const db = url
      ? knex({ client: 'pg', connection: url })
      : knex({
          client: 'better-sqlite3',
          connection: { filename: path.join(dataDir, 'backend.db') },
          useNullAsDefault: true,
        });
    for (let from = 0; from < ORDERS; from += BATCH) await insertOrders(db, from);
    if (url) await db.raw('analyze');
    await db.destroy();
    backend = await startBackend(dataDir, { SWEEP_MS: '600000' });
    await measure(backend.url);
  } finally {
    await backend.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

void main();
