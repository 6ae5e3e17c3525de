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
 * Compares the desk over HTTP with few and with many orders, side by side on SQLite: `npm run bench:desk [-- few many]`. Exits
 * with 1 when what shows one page takes more than 1.2 times as long with many.
 */
const [FEW = 100, MANY = 10_000] = process.argv.slice(2).map(Number);
const ROUNDS = 60;
const BATCH = 250;
/** A full page of orders to pack, and one of delivered ones, however few there are. */
const PAGE = 50;
const MOST = 1.2;

const FIRST = ['Zoë', 'Jan', 'Ørjan', 'Marie', 'Lucía', 'Tom', 'Anna', 'Björn'];
const LAST = ['van Dam', 'Söderström', 'Müller', 'García', 'Dubois', 'de Vries', 'Jansen', 'Bakker'];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The newest wait, those before them are delivered; of the others a few are not. */
function stateOf(age: number): { payment_status: string; fulfilment: string } {
  if (age <= PAGE) return { payment_status: 'paid', fulfilment: 'new' };
  if (age > 2 * PAGE && age % 10 === 0) return { payment_status: 'expired', fulfilment: 'new' };
  if (age > 2 * PAGE && age % 97 === 0) return { payment_status: 'refunded', fulfilment: 'returned' };
  return { payment_status: 'paid', fulfilment: 'delivered' };
}

const numberOf = (index: number): string => `B2026-${String(index).padStart(6, '0')}`;
const nameOf = (index: number): string => `${pick(LAST, index * 7)} ${index}`;
const emailOf = (index: number): string => `koper${index}@example.nl`;

async function insertOrders(db: Knex, count: number, from: number): Promise<void> {
  const now = new Date();
  const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => {
    const index = from + offset;
    const person = { firstname: pick(FIRST, index), lastname: nameOf(index) };
    const order_nr = numberOf(index);
    const email = emailOf(index);
    const state = stateOf(count - index);
    // Some hundred a day.
    const placedAt = new Date(now.getTime() - (count - index) * 15 * 60_000);
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
      ...state,
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
      placed_at: placedAt,
      ...(state.payment_status === 'paid' && { paid_at: placedAt }),
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
  // What decides whether an order is to be packed.
  const paid = ids.map(({ id }) => ({
    ...createStamps(now),
    order_id: id,
    attempt: 1,
    provider: 'bench',
    state: 'paid',
    amount: 12385,
    charged_back: 0,
    currency: 'EUR',
  }));
  await db('payments').insert(paid);
}

interface Subject {
  count: number;
  url: string;
  token: string;
  times: Map<string, number[]>;
  stop: () => Promise<void>;
}

const desk = (query: string): string => `/shop/desk/orders?${query}`;

/** What is measured, and whether it is judged: more found rows cost more. */
const CALLS: [name: string, path: (count: number) => string, isJudged: boolean][] = [
  ['any call', () => '/admin/users/me', false],
  ['home of the admin', () => '/shop/home', true],
  ['to pack', () => desk('state=pack'), true],
  ['delivered', () => desk('state=delivered'), true],
  ['all', () => desk('state=all'), true],
  ['all, last page', (count) => desk(`state=all&page=${Math.ceil(count / PAGE)}`), true],
  ['search by number', (count) => desk(`state=all&q=${numberOf(count / 2)}`), true],
  ['search by name', (count) => desk(`state=all&q=${encodeURIComponent(nameOf(count / 2))}`), true],
  ['search by e-mail', (count) => desk(`state=all&q=${emailOf(count / 2)}`), true],
  ['search, nothing found', () => desk('state=all&q=nobody'), true],
  ['search by article', () => desk('state=all&q=zw-7'), false],
  ['search, everything found', () => desk('state=all&q=example'), false],
];

async function open(count: number, work: string): Promise<Subject> {
  const dataDir = path.join(work, String(count));
  prepareData(dataDir);
  await (await startBackend(dataDir, { SWEEP_MS: '600000' })).stop();
  // SQLite allows one writer, so the backend is stopped meanwhile.
  const filename = path.join(dataDir, 'backend.db');
  const db = knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
  for (let from = 0; from < count; from += BATCH) await insertOrders(db, count, from);
  await db.destroy();
  const { url, stop } = await startBackend(dataDir, { SWEEP_MS: '600000' });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const login = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return { count, url, token: data.token, times: new Map(), stop };
}

async function measure({ count, url, token, times }: Subject): Promise<void> {
  for (const [name, at] of CALLS) {
    const started = performance.now();
    const answer = await fetch(`${url}${at(count)}`, { headers: { authorization: `Bearer ${token}` } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    if (name === 'to pack' && !body.includes(numberOf(count - 1))) throw new Error('Nothing is to be packed');
    times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
  }
}

/** What a call takes when nothing else is in its way: other work of the machine only adds. */
function quick({ times }: Subject, name: string): number {
  const sorted = [...(times.get(name) ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? 0;
}

function report(few: Subject, many: Subject): void {
  let slowest = 0;
  const ms = (value: number): string => `${value.toFixed(1).padStart(7)} ms`;
  process.stdout.write(
    `${''.padEnd(26)}${String(few.count).padStart(7)}    ${String(many.count).padStart(7)}    orders\n`,
  );
  for (const [name, , isJudged] of CALLS) {
    const [before, after] = [quick(few, name), quick(many, name)];
    const ratio = after / before;
    const isOver = isJudged && ratio > MOST;
    if (isOver) process.exitCode = 1;
    const words = isOver ? ' OVER' : isJudged ? '' : ' (not judged)';
    process.stdout.write(`${name.padEnd(26)}${ms(before)} ${ms(after)}   ratio ${ratio.toFixed(2)}${words}\n`);
    if (isJudged) slowest = Math.max(slowest, ratio);
  }
  // As scripts/lib/figures.mjs reads it, for the table of the README.
  process.stdout.write(`▪ desk, ${many.count} orders: at most ${slowest.toFixed(2)} of the time with ${few.count}\n`);
}

async function main(): Promise<void> {
  buildWhenStale();
  const work = mkdtempSync(path.join(tmpdir(), 'bench-desk-'));
  const subjects: Subject[] = [];
  try {
    for (const count of [FEW, MANY]) subjects.push(await open(count, work));
    const [few, many] = subjects;
    if (!few || !many) return;
    // The first rounds are slow: code is compiled and loaded.
    for (let warm = 0; warm < 5; warm += 1) for (const subject of subjects) await measure(subject);
    for (const { times } of subjects) times.clear();
    // In turn, so that other work of the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const subject of round % 2 === 0 ? [few, many] : [many, few]) await measure(subject);
    report(few, many);
  } finally {
    for (const { stop } of subjects) await stop();
    rmSync(work, { recursive: true, force: true });
  }
}

void main();
