// @full
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { openDatabase } from '../support/database';
import { callAdmin } from '../orders/support/admin';
import { waitForMail } from '../orders/support/mail';
import { waitFor } from '../support/client';
import {
  changePayment,
  paymentOf,
  paymentsOf,
  refundsOf,
  sendWebhook,
  simulateFailures,
  settle,
} from '../orders/support/mollie';
import { type TestVariant, makeVariant, payAgain, readOrder, readStock } from '../orders/support/shop';
import { cancel, openOrder, paidOrder, pieces, readRefundable, refund, ship, takeBack } from './support';

let suit: TestVariant;
let db: Knex;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
  db = openDatabase();
});
afterEach(async () => {
  await simulateFailures({ down: false });
  expect(await checkBooks(db)).toEqual([]);
});
afterAll(() => db.destroy());

describe('cancel', () => {
  it('an open order: it can not be paid any more, its pieces are released', async () => {
    const own = await makeVariant({ stock: 5 });
    const desk = await openOrder([own.item(2)]);
    expect(await cancel(desk)).toMatchObject({ status: 200, body: { data: { refund: null } } });
    expect(await readOrder(desk.order)).toMatchObject({ status: 'canceled', fulfilment: 'canceled', payable: false });
    expect(await readStock(own.sku)).toBe(5);
    expect((await paymentOf(desk.order.orderNr)).status).toBe('canceled');
    expect((await payAgain(desk.order.slug)).body.error.name).toBe('NotPayable');
    // Repeating it has no effect.
    expect((await cancel(desk)).status).toBe(200);
    expect(await readStock(own.sku)).toBe(5);
  });

  it('a paid order: everything is refunded, it is not packed', async () => {
    const own = await makeVariant({ stock: 5 });
    const desk = await paidOrder(own, 2);
    await refund(desk, { amount: 100 });
    const { body } = await cancel(desk);
    expect(body.data.refund).toMatchObject({ amount: desk.order.total - 100, state: 'sent' });
    expect(await readOrder(desk.order)).toMatchObject({ status: 'refunded', fulfilment: 'canceled' });
    expect(await readStock(own.sku)).toBe(5);
    expect((await readRefundable(desk)).left).toBe(0);
    expect((await ship(desk)).status).toBe(400);
    expect((await cancel(desk)).body.data.refund).toBeNull();
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(2);
    await waitForMail(desk.email, ({ subject }) => subject.includes('terugbetaald'));
  });

  it('a paid order with a refunded broken piece: that one is not restocked', async () => {
    const own = await makeVariant({ stock: 5 });
    const desk = await paidOrder(own, 3);
    await refund(desk, { lines: await pieces(desk, 1), restock: false });
    await cancel(desk);
    expect(await readStock(own.sku)).toBe(4);
  });

  it('twice concurrently is one refund', async () => {
    const own = await makeVariant({ stock: 5 });
    const desk = await paidOrder(own, 2);
    await Promise.all([cancel(desk), cancel(desk), cancel(desk)]);
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(1);
    expect(await readStock(own.sku)).toBe(5);
  });

  it('a shipped order can not be canceled', async () => {
    const desk = await paidOrder(suit, 1);
    await ship(desk);
    const { status, body } = await cancel(desk);
    expect([status, body.error?.name]).toEqual([409, 'NotCancelable']);
    expect(await readRefundable(desk)).toMatchObject({ canCancel: false, canReturn: true });
  });

  it('a payment that arrives later is refunded automatically', async () => {
    const own = await makeVariant({ stock: 5 });
    const desk = await openOrder([own.item(2)]);
    await cancel(desk);
    await settle(desk.order.orderNr, { status: 'paid' });
    expect((await readOrder(desk.order)).status).toBe('refunded');
    await waitFor(async () => (await refundsOf(desk.order.orderNr))[0]);
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(1);
    expect(await readStock(own.sku)).toBe(5);
  });

  it('paid at the bank just before: refunded immediately', async () => {
    const desk = await openOrder([suit.item()]);
    await changePayment((await paymentOf(desk.order.orderNr)).id, { status: 'paid' });
    expect((await cancel(desk)).body.data.refund).toMatchObject({ amount: desk.order.total });
    expect((await readOrder(desk.order)).status).toBe('refunded');
  });

  it('is not done by editing the order in the admin', async () => {
    const desk = await paidOrder(suit, 1);
    const path = desk.path.replace('/shop/orders', '/content-manager/collection-types/api::order.order');
    const { status } = await callAdmin(path, { method: 'PUT', json: { fulfilment: 'canceled' } });
    expect(status).toBe(400);
    expect((await readOrder(desk.order)).fulfilment).toBe('new');
  });
});

describe('return', () => {
  it('piece by piece; returned when everything is back', async () => {
    const own = await makeVariant({ stock: 5 });
    const desk = await paidOrder(own, 2);
    await ship(desk);
    const first = await takeBack(desk, { lines: await pieces(desk, 1), restock: true });
    expect(first.body.data).toMatchObject({ amount: 5995, state: 'sent' });
    expect(await readOrder(desk.order)).toMatchObject({ status: 'partially_refunded', fulfilment: 'shipped' });
    const second = await takeBack(desk, { lines: await pieces(desk, 1), shipping: true, restock: false });
    expect(second.body.data.amount).toBe(5995 + desk.order.shipping);
    expect(await readOrder(desk.order)).toMatchObject({ status: 'refunded', fulfilment: 'returned' });
    expect(await readStock(own.sku)).toBe(4);
  });

  it('the same key again is the same return', async () => {
    const desk = await paidOrder(suit, 2);
    await ship(desk);
    const asked = { lines: await pieces(desk, 1), key: 'return-1' };
    const answers = await Promise.all([takeBack(desk, asked), takeBack(desk, asked)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await readRefundable(desk)).lines[0]?.left).toBe(1);
  });

  it('only shipped pieces, up to their quantity', async () => {
    const desk = await paidOrder(suit, 1);
    expect((await takeBack(desk, { lines: await pieces(desk, 1) })).body.error?.name).toBe('NotReturnable');
    await ship(desk);
    expect((await takeBack(desk, { lines: [] })).body.error?.name).toBe('NotReturnable');
    expect((await takeBack(desk, { lines: await pieces(desk, 2) })).body.error?.name).toBe('NotRefundable');
  });
});

describe('an order that was paid twice', () => {
  it('is canceled with both payments refunded', async () => {
    const desk = await openOrder([suit.item()]);
    await settle(desk.order.orderNr, { status: 'failed' });
    await payAgain(desk.order.slug);
    const payments = await paymentsOf(desk.order.orderNr);
    for (const { id } of payments) await changePayment(id, { status: 'paid' });
    for (const { id } of payments) await sendWebhook(id);
    // One of them is refunded automatically.
    await waitFor(async () => (await refundsOf(desk.order.orderNr))[0]);
    expect((await readOrder(desk.order)).status).toBe('paid');
    expect((await cancel(desk)).body.data.refund?.amount).toBe(desk.order.total);
    expect((await readOrder(desk.order)).status).toBe('refunded');
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(2);
  });
});
