import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../tests/support/database';
import { makeCode } from '../tests/orders/support/discounts';
import { findMiscounted } from '../tests/orders/support/diary';
import { type Placed, type TestVariant, makeVariant, orderData, postOrder } from '../tests/orders/support/shop';
import { compareDiscounts, compareStock } from './support/audit';
import { refundBesideOrders, swapCards } from './support/card-locks';
import { type LongShop, startShop } from './support/shop';
import { times } from './support/size';

const ROUNDS = 7;
const CLIENTS = 10;
const ORDERS = 6;
/** Turns of what two meet in at the same moment; of the swaps, every eighth met before the locks were weaker (decision 0040). */
const SWAPS = 25;
const REFUNDS = 15;
/**
 * Half of the clients replace their orders, the other half does not. On SQLite, which has one writer, everybody also waits for
 * what a replacement writes more: 1.26 when it was measured.
 */
const MAX_RATIO = process.env.DATABASE_URL ? 1.3 : 1.6;

let shop: LongShop;
let suits: TestVariant[];
let codes: string[];
let statuses: number[] = [];
beforeAll(async () => {
  shop = await startShop('replaced');
  suits = await Promise.all([1, 2, 3, 4].map(() => makeVariant({ stock: 100_000 })));
  codes = [];
  for (const kind of ['percent', 'free_shipping']) codes.push((await makeCode({ kind })).code);
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

/** Two of the suits and one of the codes, a different choice for each turn, in both orders of lines. */
function cartOf(turn: number): { cart: object[]; codes: string[] } {
  const [one, other] = [suits[turn % 4], suits[(turn + 1 + (turn % 3)) % 4]];
  const cart = [one, other].flatMap((suit) => (suit ? [suit.item()] : []));
  return { cart: turn % 2 ? cart : cart.reverse(), codes: codes.slice(turn % 2, (turn % 2) + 1) };
}

async function order(turn: number, replaced: Placed | null): Promise<{ ms: number; placed: Placed | null }> {
  const access = replaced ? { 'x-order-access': `${replaced.slug}.${replaced.accessKey}` } : {};
  const cart = cartOf(turn);
  const data = orderData(cart.cart, { codes: cart.codes, ...(replaced && { replaces: replaced.slug }) });
  const started = performance.now();
  const { status, body } = await postOrder(data, access as Record<string, string>);
  statuses.push(status);
  return { ms: performance.now() - started, placed: status === 201 ? body.data : null };
}

/** One client orders several times in a row; returns how long each order took. */
async function buy(first: number, replaces: boolean): Promise<number[]> {
  const durations: number[] = [];
  let last: Placed | null = null;
  for (let turn = 0; turn < ORDERS; turn += 1) {
    const { ms, placed } = await order(first + turn, replaces ? last : null);
    durations.push(ms);
    last = placed;
  }
  return durations;
}

/** Durations of ordinary buyers, beside as many others who replace their orders or do not. */
async function measure(othersReplace: boolean): Promise<number[]> {
  const [ordinary] = await Promise.all([
    times(CLIENTS, (index) => buy(index, false)),
    times(CLIENTS, (index) => buy(index, othersReplace)),
  ]);
  return ordinary.flat();
}

const median = (list: number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Deadlocks that PostgreSQL had to end in this database. Sessions report theirs when they end. */
async function countDeadlocks(url: string): Promise<number> {
  await shop.kill();
  const client = new Client({ connectionString: url });
  await client.connect();
  const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await expect.poll(async () => (await client.query(others)).rowCount).toBe(0);
  const { rows } = await client.query('select deadlocks from pg_stat_database where datname = current_database()');
  await client.end();
  return Number(rows[0]?.deadlocks);
}

describe(`${CLIENTS} buyers who replace their orders beside ${CLIENTS} who do not`, () => {
  it('are all served, about as fast as without replacements', async () => {
    await measure(true);
    statuses = [];
    // One ratio for each round, whose halves follow each other: other programs disturb some rounds, not most.
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = median(await measure(false));
      const beside = median(await measure(true));
      ratios.push(beside / alone);
      process.stdout.write(`median ${alone.toFixed(0)} ms without and ${beside.toFixed(0)} ms with replacements\n`);
    }
    const ratio = median(ratios);
    process.stdout.write(`ratio ${ratio.toFixed(2)}\n`);
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
  });

  it('leave stock and codes consistent', async () => {
    expect(await compareStock(suits.map(({ sku }) => sku))).toEqual([]);
    expect(await findMiscounted()).toEqual([]);
    expect(await compareDiscounts()).toEqual([]);
  });

  it('may swap gift cards', async () => {
    const answers = await swapCards(SWAPS);
    expect(answers).toEqual(answers.map(() => 201));
  });

  it('may pay with a card and credit of an order that is refunded meanwhile', async () => {
    const answers = await refundBesideOrders(REFUNDS);
    expect(answers).toEqual(answers.map((_, index) => (index % 2 ? 201 : 200)));
  });

  it.runIf(process.env.DATABASE_URL)('cause no deadlock', async () => {
    const url = process.env.DATABASE_URL ?? '';
    await database().destroy();
    expect(await countDeadlocks(url)).toBe(0);
  });
});
