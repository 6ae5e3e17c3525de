// @full
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { waitForMail } from '../orders/support/mail';
import { changePayment, paymentOf, refundsOf, settle } from '../orders/support/mollie';
import { type Placed, type ShopFailure, makeVariant, payAgain, readOrder, readStock } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { openDatabase } from '../support/database';
import { callAdmin } from '../orders/support/admin';
import { type Desk, openOrder, paidOrder, readRefundable, ship } from './support';

let db: Knex;
beforeAll(() => {
  db = openDatabase();
});
afterEach(async () => expect(await checkBooks(db)).toEqual([]));
afterAll(() => db.destroy());

/** As the customer's browser does, with the key of the order. */
const cancel = ({ slug, accessKey }: Placed, key = accessKey) =>
  call<{ data: object } & ShopFailure>(`/api/orders/${slug}/cancel`, {
    method: 'POST',
    headers: asStorefront({ 'x-order-access': `${slug}.${key}` }),
  });
const nameOf = async ({ order }: Desk) => (await cancel(order)).body.error?.name;

describe('a customer cancels', () => {
  it('an unpaid order: it releases its pieces and can not be paid any more', async () => {
    const own = await makeVariant({ stock: 5 });
    const { order } = await openOrder([own.item(2)]);
    expect(await readOrder(order)).toMatchObject({ cancelable: true });
    expect((await cancel(order)).status).toBe(200);
    expect(await readOrder(order)).toMatchObject({ status: 'canceled', fulfilment: 'canceled', cancelable: false });
    expect(await readStock(own.sku)).toBe(5);
    expect((await paymentOf(order.orderNr)).status).toBe('canceled');
    expect((await payAgain(order.slug)).body.error.name).toBe('NotPayable');
  });

  it('a paid order: everything is refunded once, however often it is clicked', async () => {
    const own = await makeVariant({ stock: 5 });
    const desk = await paidOrder(own, 2);
    const answers = await Promise.all([cancel(desk.order), cancel(desk.order), cancel(desk.order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(1);
    expect(await readOrder(desk.order)).toMatchObject({ status: 'refunded', fulfilment: 'canceled' });
    expect((await readRefundable(desk)).left).toBe(0);
    expect(await readStock(own.sku)).toBe(5);
    expect((await ship(desk)).status).toBe(400);
    await waitForMail(desk.email, ({ subject }) => subject.includes('terugbetaald'));
  });

  it('an order that is paid at the bank at the same moment: the money goes back', async () => {
    const desk = await openOrder([(await makeVariant()).item()]);
    await changePayment((await paymentOf(desk.order.orderNr)).id, { status: 'paid' });
    expect((await cancel(desk.order)).status).toBe(200);
    expect((await readOrder(desk.order)).status).toBe('refunded');
  });
});

describe('a customer can not cancel', () => {
  it('once a label is made or the parcel has left', async () => {
    const suit = await makeVariant();
    const labelled = await paidOrder(suit, 1);
    await callAdmin(`${labelled.path}/label`, { method: 'POST', json: {} });
    const shipped = await paidOrder(suit, 1);
    await ship(shipped);
    expect([await nameOf(labelled), await nameOf(shipped)]).toEqual(['NotCancelable', 'NotCancelable']);
    expect(await readOrder(labelled.order)).toMatchObject({ status: 'paid', fulfilment: 'new', cancelable: false });
  });

  it('the order of another customer', async () => {
    const suit = await makeVariant();
    const [desk, other] = [await openOrder([suit.item()]), await openOrder([suit.item()])];
    const { status, body } = await cancel(desk.order, other.order.accessKey);
    expect([status, body.error.name]).toEqual([403, 'Forbidden']);
    await settle(desk.order.orderNr, { status: 'paid' });
    expect((await readOrder(desk.order)).status).toBe('paid');
  });
});
