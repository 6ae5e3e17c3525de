import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { findMiscounted, idOf, passReservation, readDiary, readMovements } from './support/diary';
import { changePayment, paymentOf, simulateFailures, settle } from './support/mollie';
import {
  type Placed,
  makeVariant,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  readOrder,
  readStock,
} from './support/shop';

afterEach(() => simulateFailures({ down: false }));

const bank = { bankName: 'S', bankAccount: 'NL53ABNA0627535577', bankBic: 'ABNANL2A', transferReference: 'RF1' };
const minutesUntil = (iso: unknown): number => (Date.parse(String(iso)) - Date.now()) / 60_000;
const stockIs = (sku: string, quantity: number) =>
  waitFor(async () => ((await readStock(sku)) === quantity ? true : undefined));

describe('pieces are reserved for an order', () => {
  it('for half an hour, and for a week when it is paid by bank transfer', async () => {
    const suit = await makeVariant({ stock: 5 });
    const order = await placeOrder(orderData([suit.item(2)]));
    expect(minutesUntil((await readOrder(order)).reservedUntil)).toBeCloseTo(30, 0);
    await settle(order.orderNr, { method: 'banktransfer', details: bank });
    expect(minutesUntil((await readOrder({ slug: order.slug })).reservedUntil)).toBeCloseTo(7 * 24 * 60, 0);
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).reservedUntil).toBeNull();
    expect(await readStock(suit.sku)).toBe(3);
  });

  it('for as long as the settings say', async () => {
    const suit = await makeVariant({ stock: 5 });
    const settings = database()('site_settings');
    await settings.clone().update({ reservation_minutes: 45, transfer_reservation_days: 3 });
    try {
      const order = await placeOrder(orderData([suit.item()]));
      expect(minutesUntil((await readOrder(order)).reservedUntil)).toBeCloseTo(45, 0);
      await settle(order.orderNr, { method: 'banktransfer', details: bank });
      expect(minutesUntil((await readOrder({ slug: order.slug })).reservedUntil)).toBeCloseTo(3 * 24 * 60, 0);
    } finally {
      await settings.clone().update({ reservation_minutes: 30, transfer_reservation_days: 7 });
    }
  });

  it('and released on expiry, though the payment may still arrive', async () => {
    const suit = await makeVariant({ stock: 2 });
    const order = await placeOrder(orderData([suit.item(2)]));
    await passReservation(order);
    await stockIs(suit.sku, 2);
    expect(await readOrder(order)).toMatchObject({ status: 'open', payable: true, reservedUntil: null });
    const reasons = (await readMovements(suit.sku)).map(({ reason, delta }) => [reason, delta]);
    expect(reasons.slice(-2)).toEqual([
      ['ordered', -2],
      ['reservation-ended', 2],
    ]);
    expect(await readDiary(order.orderNr, 'reservation-ended')).toHaveLength(1);
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('paid');
    expect(await readStock(suit.sku)).toBe(0);
  });

  it('and reserved again on a new payment attempt, if available', async () => {
    const suit = await makeVariant({ stock: 2 });
    const order = await placeOrder(orderData([suit.item(2)]));
    await passReservation(order);
    await stockIs(suit.sku, 2);
    const clicks = await Promise.all([payAgain(order.slug), payAgain(order.slug)]);
    expect(clicks.map(({ body }) => body.data.paymentUrl)).toEqual([order.paymentUrl, order.paymentUrl]);
    expect(await readStock(suit.sku)).toBe(0);
    expect(minutesUntil((await readOrder(order)).reservedUntil)).toBeCloseTo(30, 0);

    await passReservation(order);
    await stockIs(suit.sku, 2);
    expect((await postOrder(orderData([suit.item(1)]))).status).toBe(201);
    const refusal = await payAgain(order.slug);
    expect([refusal.status, refusal.body.error.name]).toEqual([409, 'SoldOut']);
    expect(await readStock(suit.sku)).toBe(1);
  });

  it('until the provider was checked once more: a payment made meanwhile keeps them', async () => {
    const suit = await makeVariant({ stock: 1 });
    const order = await placeOrder(orderData([suit.item()]));
    await simulateFailures({ down: true });
    await changePayment((await paymentOf(order.orderNr)).id, { status: 'paid' });
    await passReservation(order);
    await waitFor(async () => {
      const row = await database()('payments')
        .where({ order_id: await idOf(order.orderNr) })
        .first('last_error');
      return row.last_error ? true : undefined;
    });
    expect(await readStock(suit.sku)).toBe(0);
    await simulateFailures({ down: false });
    await waitFor(async () => ((await readOrder(order)).status === 'paid' ? true : undefined));
    expect(await readStock(suit.sku)).toBe(0);
    expect(await readDiary(order.orderNr, 'reservation-ended')).toEqual([]);
  });

  it('even behind orders whose payment the provider can not answer', async () => {
    const suit = await makeVariant({ stock: 4 });
    const orders: Placed[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await placeOrder(orderData([suit.item()])));
    const broken = orders.slice(0, 3);
    for (const { orderNr } of broken) await changePayment((await paymentOf(orderNr)).id, { broken: true });
    // The broken ones come first.
    for (const [index, { orderNr }] of orders.entries())
      await database()('orders')
        .where({ id: await idOf(orderNr) })
        .update({ reserved_until: minutesFromNow(index - 10) });
    await expect.poll(() => readStock(suit.sku)).toBe(1);
    for (const { orderNr } of broken) await changePayment((await paymentOf(orderNr)).id, { broken: false });
  });

  it('not for an order without pieces', async () => {
    const lesson = await makeVariant({ type: 'lesson', price: 9 });
    const data = orderData([lesson.item()], { consent: { terms: true, immediateAccess: true } });
    expect((await readOrder(await placeOrder(data))).reservedUntil).toBeNull();
  });
});

describe('stock movements', () => {
  it('add up to the stock, for every SKU of the shop', async () => {
    expect(await findMiscounted()).toEqual([]);
  });

  it('name the order of each reservation and release', async () => {
    const suit = await makeVariant({ stock: 4 });
    const order = await placeOrder(orderData([suit.item(3)]));
    await settle(order.orderNr, { status: 'failed' });
    await settle(order.orderNr, { status: 'paid' });
    const id = await idOf(order.orderNr);
    expect(await readMovements(suit.sku)).toEqual([
      { delta: 4, quantity_after: 4, reason: 'adjusted', actor: expect.stringMatching(/^admin:/), order_id: null },
      { delta: -3, quantity_after: 1, reason: 'ordered', actor: 'customer', order_id: id },
      { delta: 3, quantity_after: 4, reason: 'payment-lost', actor: 'system', order_id: id },
      { delta: -3, quantity_after: 1, reason: 'taken-again', actor: 'system', order_id: id },
    ]);
  });

  it('are never changed or deleted', async () => {
    await expect(database()('stock_movements').update({ delta: 0 })).rejects.toThrow(/never changed/);
    await expect(database()('stock_movements').delete()).rejects.toThrow(/never changed/);
  });
});
