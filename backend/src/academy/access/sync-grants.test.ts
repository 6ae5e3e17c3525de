import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedByLine } from '../../domain/order-grants';
import { isPackable } from '../../domain/order-status';
import { ShopError } from '../../domain/shop-error';
import type { LineRow, OrderRow } from '../../orders/records/order-rows';
import { readRefundable } from '../../orders/records/read-refundable';
import { restoreGrant, revokeGrant } from '../../back-office/academy-access/manual-grants';
import { isRevokedManually } from './grant-rows';
import { revokeGiftedGrants } from './account-grants';
import {
  NOW,
  bonus,
  cancel,
  endRefund,
  openShop,
  owned,
  pay,
  placeOrder,
  purchase,
  readGrants,
  refund,
  settleOrder,
} from './sync-grants.fixtures';
import { readOrderLines } from '../../orders/records/find-order';
import { parseLineGrants } from '../../orders/records/line-grants';

let db: Knex;
beforeEach(async () => {
  db = await openShop();
});
afterEach(() => db.destroy());

const lineOf = async (orderId: number, index = 0): Promise<number> =>
  (await readOrderLines(db, orderId))[index]?.id ?? 0;
const creditLeft = async (): Promise<number> => (await owned(db)).reduce((sum, grant) => sum + grant.creditLeft, 0);

async function buy(opens: OpenedByLine[], price: number): Promise<number> {
  const credit = (await owned(db)).filter((grant) => grant.creditLeft > 0);
  const id = await placeOrder(db, [
    {
      price,
      opens,
      credit: Math.min(price, await creditLeft()),
      creditedFrom: credit.map((grant) => grant.id),
    },
  ]);
  await pay(db, id);
  return id;
}

describe('credit', () => {
  it('moves from the lesson to the level and on to the bundle', async () => {
    const lesson = await buy(purchase('lesson', 'a'), 500);
    expect(await creditLeft()).toBe(500);
    const level = await buy(purchase('level', 'x'), 2000);
    expect(await creditLeft()).toBe(2000);
    const bundle = await buy(purchase('all', null), 6000);
    expect(await db('orders').where({ id: bundle }).first('total')).toEqual({ total: 4000 });
    expect(await creditLeft()).toBe(6000);
    // The newest order must be refunded first.
    for (const older of [lesson, level])
      await expect(refund(db, older, { lineIds: [await lineOf(older)] })).rejects.toMatchObject({
        name: 'CreditUsed',
        details: { orderNr: `ZW-${older === lesson ? level : bundle}` },
      });
    await expect(refund(db, level, { amount: 1 })).rejects.toMatchObject({ name: 'CreditUsed' });
    for (const id of [bundle, level, lesson]) await refund(db, id, { lineIds: [await lineOf(id)] });
    expect(await owned(db)).toEqual([]);
  });

  it('is available again after the order that used it was refunded, and the source grant stays active', async () => {
    await buy(purchase('lesson', 'a'), 500);
    const level = await buy(purchase('level', 'x'), 2000);
    await refund(db, level, { lineIds: [await lineOf(level)] });
    expect(await owned(db)).toMatchObject([{ scope: 'lesson', creditLeft: 500 }]);
  });

  it('can cover the full price, so that the order is paid when placed', async () => {
    await buy(purchase('lesson', 'a'), 2000);
    await buy(purchase('level', 'x'), 1500);
    expect(await owned(db)).toMatchObject([
      { scope: 'lesson', creditLeft: 0 },
      { scope: 'level', creditLeft: 2000 },
    ]);
  });

  it('raises an alert if two orders used it or it was refunded before the order was paid', async () => {
    const lesson = await buy(purchase('lesson', 'a'), 500);
    const [grant] = await owned(db);
    const item = { price: 2000, credit: 500, creditedFrom: [grant?.id ?? 0] };
    // As before orders held their credit.
    const first = await placeOrder(db, [{ ...item, opens: purchase('level', 'x') }], 0, false);
    const second = await placeOrder(db, [{ ...item, opens: purchase('level', 'y') }], 0, false);
    await pay(db, first);
    await pay(db, second);
    expect(await db('alerts').select('kind', 'order_id')).toEqual([{ kind: 'credit-lost', order_id: second }]);
    // A chargeback cannot be refused.
    await settleOrder(db, lesson, { charged_back: 500 });
    expect(await db('alerts').pluck('order_id')).toEqual([second, first]);
    expect(await owned(db)).toMatchObject([
      { target: 'x', creditLeft: 1500 },
      { target: 'y', creditLeft: 1500 },
    ]);
  });
});

/** Index into the existing rows (modulo their number). */
const pick = fc.nat(50);
type Command =
  | { kind: 'place'; what: 'lesson' | 'other' | 'level' | 'all' | 'suit' | 'mixed' }
  | { kind: 'pay' | 'cancel' | 'chargeback' | 'reverse' | 'settle'; order: number }
  | { kind: 'refund'; order: number; line: number }
  | { kind: 'amount'; order: number; amount: number }
  | { kind: 'end'; refund: number; state: 'refunded' | 'failed' }
  | { kind: 'revoke' | 'restore'; grant: number };
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      what: fc.constantFrom('lesson', 'other', 'level', 'all', 'suit', 'mixed'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), order: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'reverse', 'settle', 'chargeback'), order: pick }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), order: pick, line: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('amount' as const),
      order: pick,
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      refund: pick,
      state: fc.constantFrom('refunded', 'failed'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('revoke', 'restore'), grant: pick }) },
);

const PRICES = { lesson: 500, other: 700, level: 2000, all: 6000 };
const OPENS: Record<keyof typeof PRICES, OpenedByLine[]> = {
  lesson: purchase('lesson', 'a'),
  other: purchase('lesson', 'b'),
  level: purchase('level', 'x'),
  all: purchase('all', null),
};
const SUIT = { price: 5995, opens: bonus('a') };

async function place(what: Extract<Command, { kind: 'place' }>['what']): Promise<void> {
  if (what === 'suit') return void (await placeOrder(db, [SUIT], 495));
  if (what === 'mixed') return void (await placeOrder(db, [SUIT, { price: PRICES.other, opens: OPENS.other }], 495));
  const grants = what === 'level' || what === 'all' ? (await owned(db)).filter((one) => one.creditLeft > 0) : [];
  const credit = Math.min(
    PRICES[what],
    grants.reduce((sum, grant) => sum + grant.creditLeft, 0),
  );
  await placeOrder(db, [{ price: PRICES[what], opens: OPENS[what], credit, creditedFrom: grants.map(({ id }) => id) }]);
}

const choose = <T>(rows: T[], number: number): T | undefined => rows[number % Math.max(1, rows.length)];

/** Returns the ShopError of a refused action and rethrows any other error. */
async function orRefused(work: Promise<unknown>): Promise<ShopError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
}

async function tryRefund(order: OrderRow, number: number): Promise<void> {
  const line = choose(await readOrderLines(db, order.id), number);
  if (!line) return;
  const grants = (await readGrants(db)).filter((grant) => grant.order_line_id === line.id);
  const refused = await orRefused(refund(db, order.id, { lineIds: [line.id] }));
  const unpaid: number[] = await db('order_lines as l')
    .join('orders as o', 'o.id', 'l.order_id')
    .where('o.payment_status', 'open')
    .pluck('l.id');
  const isUsed = grants.some(
    ({ source, credited_to: newer }) => source === 'purchase' && newer !== null && !unpaid.includes(newer),
  );
  if (isUsed) expect(refused).not.toBeNull();
  if (refused?.name === 'CreditUsed') expect(isUsed).toBe(true);
}

/** Runs a command and returns the id of the affected order; null if no row matched. */
async function run(step: Command): Promise<number | null> {
  if (step.kind === 'place') {
    await place(step.what);
    return null;
  }
  if (step.kind === 'end') {
    const row = choose(await db('refunds').orderBy('id'), step.refund);
    if (row) await endRefund(db, row.id, step.state);
    return row?.order_id ?? null;
  }
  if ('grant' in step) {
    const grant = choose(await readGrants(db), step.grant);
    if (!grant) return null;
    const by = { reason: 'x', actor: 'admin:Ada' as const };
    await db.transaction((trx) =>
      step.kind === 'revoke'
        ? revokeGrant(trx, grant.document_id, by, NOW)
        : restoreGrant(trx, grant.document_id, by.actor, NOW),
    );
    return grant.order_id;
  }
  const order: OrderRow | undefined = choose(await db('orders').orderBy('id'), step.order);
  if (!order) return null;
  if (step.kind === 'pay' && order.withdrawn_at === null) await pay(db, order.id);
  if (step.kind === 'cancel') await cancel(db, order.id);
  if (step.kind === 'chargeback') await settleOrder(db, order.id, { charged_back: order.total });
  if (step.kind === 'reverse') await settleOrder(db, order.id, { charged_back: 0 });
  if (step.kind === 'settle') await settleOrder(db, order.id, {});
  if (step.kind === 'refund') await tryRefund(order, step.line);
  if (step.kind === 'amount') await orRefused(refund(db, order.id, { amount: step.amount }));
  return order.id;
}

async function checkLedger(): Promise<void> {
  const grants = await readGrants(db);
  const orders: OrderRow[] = await db('orders');
  const lines: LineRow[] = await db('order_lines');
  for (const line of lines) {
    const order = orders.find(({ id }) => id === line.order_id);
    const isOpen =
      isPackable(order?.payment_status ?? 'open') &&
      order?.withdrawn_at === null &&
      line.refunded_quantity < line.quantity;
    for (const opens of parseLineGrants(line)) {
      const rows = grants.filter((row) => row.order_line_id === line.id && row.scope === opens.scope);
      expect(rows.length, 'one row per target').toBe(rows.length === 0 && !isOpen ? 0 : 1);
      const [row] = rows;
      if (row)
        expect(row.state === 'active', 'active exactly while its line is paid for').toBe(
          isOpen && !isRevokedManually(row),
        );
    }
    const mayHold = isOpen || (order?.payment_status === 'open' && order.withdrawn_at === null);
    if (!mayHold)
      expect(
        grants.filter((row) => row.credited_to === line.id),
        'no credit used by a lost or refunded line',
      ).toEqual([]);
  }
  let kept = 0;
  for (const order of orders) kept += (await readRefundable(db, order)).left;
  expect(await creditLeft(), 'no more credit than money').toBeLessThanOrEqual(kept);
}

/** All written rows without `updated_at`. */
async function snapshot(): Promise<string> {
  const tables = ['grants', 'order_events', 'alerts'];
  const rows = await Promise.all(tables.map((table) => db(table).orderBy('id')));
  return JSON.stringify(rows, (key, value: unknown) => (key === 'updated_at' ? null : value));
}

describe('a line that cost nothing because of credit', () => {
  it('keeps its grant when the whole payment of its order was refunded for another line', async () => {
    await pay(db, await placeOrder(db, [{ price: 500, opens: purchase('lesson', 'a') }]));
    const creditedFrom = (await owned(db)).map(({ id }) => id);
    const level = { price: 500, credit: 500, creditedFrom, opens: purchase('level', 'one') };
    const order = await placeOrder(db, [{ price: 6000, opens: bonus('b') }, level]);
    await pay(db, order);
    const [booked] = await refund(db, order, { lineIds: [await lineOf(order)] });
    await endRefund(db, booked?.id ?? 0, 'refunded');
    expect(await db('orders').where({ id: order }).first('payment_status')).toEqual({ payment_status: 'refunded' });
    expect((await owned(db)).map(({ scope, target }) => [scope, target])).toEqual([
      ['lesson', 'a'],
      ['level', 'one'],
    ]);
  });
});

describe('deleting an account', () => {
  it('revokes its gifts, but none that another account claimed under the same email address', async () => {
    const gift = { scope: 'all', source: 'admin', state: 'active', email: 'parent@example.com', starts_at: NOW };
    await db('grants').insert([
      // Claimed by a customer who has changed the email address since.
      { ...gift, user_id: 1 },
      { ...gift, user_id: 2 },
      { ...gift, user_id: null },
    ]);
    await revokeGiftedGrants(db, 2, 'parent@example.com', NOW);
    const grants = await readGrants(db);
    expect(grants.map(({ state, user_id: user }) => [state, user])).toEqual([
      ['active', 1],
      ['revoked', null],
      ['revoked', null],
    ]);
  });
});

describe('the grants', () => {
  it('keep their invariants through any sequence of purchases, refunds, chargebacks and manual changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), async (steps) => {
        await db.destroy();
        db = await openShop();
        for (const step of steps) {
          const before = await readGrants(db);
          const orderId = await run(step);
          const after = await readGrants(db);
          for (const row of before.filter(({ order_id: other }) => orderId !== null && other !== orderId)) {
            const now = after.find(({ id }) => id === row.id);
            expect(now, 'only its own order').toMatchObject({ state: row.state, paid_cents: row.paid_cents });
          }
          await checkLedger();
        }
        const settled = await snapshot();
        for (const { id } of await db('orders').orderBy('id', 'desc')) await settleOrder(db, id, {});
        expect(await snapshot(), 'repeating changes nothing').toBe(settled);
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});
