// @full
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { makeLesson, makeLevel, makeSuit, watches } from '../academy/support';
import { PASSWORD, get, signUp } from '../accounts/support/account';
import { readDesk } from '../desk/support/desk';
import { callAdmin, editor } from '../orders/support/admin';
import { findMiscounted, idOf, readMovementsOf } from '../orders/support/diary';
import { waitForMail } from '../orders/support/mail';
import { refundsOf, settle } from '../orders/support/mollie';
import { type TestVariant, makeVariant, orderData, placeOrder, readOrder, readStock } from '../orders/support/shop';
import { call } from '../support/client';
import { unique } from '../support/content';
import { database, refuseWrites } from '../support/database';
import {
  acceptDelivered,
  arrive,
  customerReturn,
  deskReturn,
  deskReturns,
  parcel,
  type DeskReturn,
} from './support/returns';
import {
  type TestOrder,
  decide,
  deliver,
  findDocument,
  findWithdrawal,
  makeOrder,
  statement,
  withdraw,
} from './support/withdrawals';

const PRICE = 5995;
let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 200 });
});
afterEach(async () => {
  expect(await checkBooks(database())).toEqual([]);
  expect(await findMiscounted()).toEqual([]);
});

const lineIds = async ({ documentId }: TestOrder): Promise<number[]> =>
  (await readDesk(documentId)).lines.map(({ id }) => id);
const refundLine = async (order: TestOrder, lineId: number | undefined, over: object = {}) =>
  callAdmin(`/shop/orders/${order.documentId}/refund`, {
    method: 'POST',
    json: { lines: [{ lineId, quantity: 1 }], key: unique('refund'), ...over },
  });
const chargeBack = (order: TestOrder, cents: number) =>
  settle(order.orderNr, { amountChargedBack: { currency: 'EUR', value: (cents / 100).toFixed(2) } });
/** All that is missing, as new. */
const whole = ({ arrivals, lines }: DeskReturn) => ({
  after: arrivals,
  lines: lines.map(({ lineId, missing }) => ({ lineId, asNew: missing })).filter(({ asNew }) => asNew > 0),
});
const refundedOf = async (order: TestOrder): Promise<number> =>
  (await refundsOf(order.orderNr)).reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);

describe('money that moves before the parcel comes', () => {
  it('a piece that the desk refunded is not refunded again, but goes to the shelf', async () => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item(2)]);
    const { found } = await acceptDelivered(order);
    await refundLine(order, found.lines[0]?.lineId, { restock: false });
    expect((await arrive(found, parcel(found, { asNew: 2 }))).body.data).toMatchObject({ amount: order.total - PRICE });
    expect(await refundedOf(order)).toBe(order.total);
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'returned' });
    expect(await readStock(own.sku)).toBe(10);
  });

  it('a piece that the desk refunded and put on the shelf is counted once', async () => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item()]);
    const { found, receiptNr } = await acceptDelivered(order);
    await refundLine(order, found.lines[0]?.lineId, { restock: true, shipping: true });
    expect((await customerReturn(order))?.refund).toBeNull();
    expect((await arrive(found, parcel(found, { asNew: 1 }))).body.data).toEqual({ ok: true });
    expect(await readStock(own.sku)).toBe(10);
    expect(await refundedOf(order)).toBe(order.total);
    expect(await readOrder(order)).toMatchObject({ fulfilment: 'returned' });
    expect((await findWithdrawal(receiptNr)).state).toBe('refunded');
  });

  it('what the bank took back is not refunded: the goods are booked all the same', async () => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item(2)]);
    const { found } = await acceptDelivered(order);
    await chargeBack(order, order.total);
    expect(await customerReturn(order)).toMatchObject({ state: 'awaited', refund: null });
    expect((await arrive(found, parcel(found, { asNew: 2 }))).body.data).toMatchObject({ amount: 0 });
    expect(await refundsOf(order.orderNr)).toEqual([]);
    expect(await readOrder(order)).toMatchObject({ status: 'charged_back', fulfilment: 'returned' });
    expect(await readStock(own.sku)).toBe(10);
  });

  it('a chargeback of a part leaves the rest to refund', async () => {
    const order = await makeOrder([suit.item(2)]);
    const { found } = await acceptDelivered(order);
    await chargeBack(order, 5000);
    expect((await arrive(found, parcel(found, { asNew: 2 }))).body.data).toMatchObject({ amount: order.total - 5000 });
  });
});

describe('several statements about one order', () => {
  it('are separate parcels: shipping goes back with the last of both, and the order is returned then', async () => {
    const other = await makeVariant({ stock: 10 });
    const order = await makeOrder([suit.item(), other.item()]);
    const words = { text: 'Het eerste pak' };
    await deliver(order);
    const [first, second] = await lineIds(order);
    const accept = async (said: object, given: object) => {
      const { body } = await withdraw(statement(order, said));
      const { id } = await findWithdrawal(body.data.receiptNr);
      return decide(id, 'accept', given);
    };
    expect((await accept(words, { lines: [{ lineId: first, quantity: 1 }] })).status).toBe(200);
    // What is awaited can not be withdrawn from twice.
    const twice = await accept(words, { lines: [{ lineId: first, quantity: 1 }] });
    expect([twice.status, twice.body.error?.message]).toEqual([409, expect.stringContaining('still send back')]);
    expect(await readOrder(order)).toMatchObject({ withdrawal: { open: true } });
    // The whole order: what is left of it.
    expect((await accept({}, {})).status).toBe(200);
    const returns = await deskReturns(order);
    expect(returns.map(({ lines, shipping }) => [lines.map(({ lineId }) => lineId), shipping])).toEqual([
      [[first], false],
      [[second], true],
    ]);
    const [one, two] = returns;
    if (!one || !two) throw new Error('Two returns');
    expect((await arrive(two, whole(two))).body.data).toMatchObject({ amount: order.total - PRICE });
    expect(await readOrder(order)).toMatchObject({ status: 'partially_refunded', fulfilment: 'delivered' });
    expect((await arrive(one, whole(one))).body.data).toMatchObject({ amount: PRICE });
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'returned' });
  });

  it('accepted again, one is one return', async () => {
    const order = await makeOrder([suit.item()]);
    const { id } = await acceptDelivered(order);
    expect((await decide(id, 'accept', { refundNow: true })).status).toBe(200);
    expect(await deskReturns(order)).toHaveLength(1);
    expect(await refundsOf(order.orderNr)).toEqual([]);
  });
});

describe('lessons', () => {
  it('that came with a suit stay open until it is back', async () => {
    const bonus = await makeLesson(await makeLevel());
    const gifted = await makeSuit({ lessons: [bonus] });
    const order = await makeOrder([gifted.item(2)]);
    const { found } = await acceptDelivered(order);
    expect(await watches(order, bonus)).toBe('owned');
    await arrive(found, parcel(found, { asNew: 1 }));
    expect(await watches(order, bonus)).toBe('owned');
    const rest = await deskReturn(order);
    await arrive(rest, parcel(rest, { asNew: 0, worn: 1, withheld: 100 }, 'Gedragen'));
    expect(await watches(order, bonus)).not.toBe('owned');
  });

  it('that were withdrawn from are refunded at once, the goods when they come', async () => {
    const lesson = await makeVariant({ type: 'lesson', price: 4.95 });
    const over = { consent: { terms: true, immediateAccess: true } };
    const order = await makeOrder([suit.item(), lesson.item()], { over });
    // Ordered before the shop asked for consent to immediate access.
    await database()('orders')
      .where({ id: await idOf(order.orderNr) })
      .update({ immediate_access: false });
    const { accepted, found, receiptNr } = await acceptDelivered(order);
    expect(accepted.body.data).toMatchObject({ amount: 495 });
    expect(found).toMatchObject({ state: 'awaited', lines: [{ quantity: 1 }] });
    expect((await findWithdrawal(receiptNr)).state).toBe('accepted');
    expect((await arrive(found, whole(found))).body.data).toMatchObject({ amount: order.total - 495 });
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'returned' });
  });

  it('alone are refunded at once, without a parcel', async () => {
    const lesson = await makeVariant({ type: 'lesson', price: 4.95 });
    const over = { consent: { terms: true, immediateAccess: true } };
    const order = await makeOrder([suit.item(), lesson.item()], { over });
    await deliver(order);
    const { body } = await withdraw(statement(order, { text: 'De les' }));
    const { id } = await findWithdrawal(body.data.receiptNr);
    const lines = [{ lineId: (await lineIds(order))[1], quantity: 1 }];
    expect((await decide(id, 'accept', { lines })).body.data).toMatchObject({ amount: 495 });
    expect(await deskReturns(order)).toEqual([]);
  });
});

describe('around a return', () => {
  it('the packing slip warns', async () => {
    const order = await makeOrder([suit.item()]);
    await acceptDelivered(order);
    const { body } = await callAdmin<string>(`/shop/desk/packing-slips?ids=${order.documentId}`);
    expect(body).toContain('de klant stuurt hiervan iets terug');
  });

  it('a renamed SKU gets its piece back', async () => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item()]);
    const { found } = await acceptDelivered(order);
    const fresh = unique('R').toUpperCase();
    expect((await editor.update('product-variant', own.id, { sku: fresh })).status).toBe(200);
    await arrive(found, whole(found));
    expect(await readStock(fresh)).toBe(10);
    expect((await readMovementsOf(own.id)).at(-1)).toMatchObject({ delta: 1, reason: 'returned' });
  });

  it('an account exports it, and it outlives the account', async () => {
    const person = await signUp();
    const user = { firstname: 'Zoë', lastname: 'van Dam', email: person.email };
    const placed = await placeOrder(orderData([suit.item()], { user }), person.headers);
    await settle(placed.orderNr, { status: 'paid' });
    const order = { ...placed, email: person.email, documentId: await findDocument(placed.orderNr) };
    const { found } = await acceptDelivered(order);
    const { body } = await get<{ data: { orders: object[] } }>('users/me/export', person.headers);
    expect(body.data.orders).toMatchObject([{ returns: [{ state: 'awaited', pieces: [{ quantity: 1 }] }] }]);
    const gone = await call('/api/users/me', {
      method: 'DELETE',
      json: { password: PASSWORD },
      headers: person.headers,
    });
    expect(gone.status).toBe(200);
    expect((await arrive(found, whole(found))).body.data).toMatchObject({ amount: order.total });
    await waitForMail(person.email, ({ subject }) => subject.startsWith('Je pakket is bij ons'));
  });

  it('orders that were returned before stay as they are', async () => {
    const order = await makeOrder([suit.item()]);
    await deliver(order);
    const row = await findWithdrawal((await withdraw(statement(order))).body.data.receiptNr);
    const lines = [{ lineId: (await lineIds(order))[0], quantity: 1 }];
    // As an acceptance did until there were returns: booked as come back at once.
    const key = `withdrawal:${(await database()('withdrawals').where({ receipt_nr: row.receiptNr }).first('id')).id}`;
    await callAdmin(`/shop/orders/${order.documentId}/return`, {
      method: 'POST',
      json: { lines, shipping: true, key: 'old' },
    });
    await database()('refunds')
      .where({ order_id: await idOf(order.orderNr) })
      .update({ key });
    await database()('withdrawals').where({ receipt_nr: row.receiptNr }).update({ state: 'accepted' });
    expect((await decide(row.id, 'accept')).body.data).toMatchObject({ amount: order.total });
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', fulfilment: 'returned', returns: [] });
    expect(await deskReturns(order)).toEqual([]);
    expect(await refundsOf(order.orderNr)).toHaveLength(1);
  });

  it.each([
    ['refunds', 'insert'],
    ['stock_movements', 'insert'],
    ['order_returns', 'update'],
    ['outbox_messages', 'insert'],
  ] as const)('a crash while writing %s books nothing of a parcel', async (table, on) => {
    const own = await makeVariant({ stock: 10 });
    const order = await makeOrder([own.item(2)]);
    const { found } = await acceptDelivered(order);
    const orderId = await idOf(order.orderNr);
    const allow = await refuseWrites({ on, table, when: `new.order_id = ${orderId}` });
    expect((await arrive(found, whole(found))).status).toBe(500);
    await allow();
    expect(await deskReturn(order)).toMatchObject({ state: 'awaited', arrivals: 0 });
    expect(await readOrder(order)).toMatchObject({ status: 'paid', fulfilment: 'delivered' });
    expect(await readStock(own.sku)).toBe(8);
    expect((await arrive(found, whole(found))).body.data).toMatchObject({ amount: order.total });
    expect(await readStock(own.sku)).toBe(10);
  });
});
