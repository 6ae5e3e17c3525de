import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomAddress, waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { idOf } from './support/diary';
import { settle } from './support/mollie';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  readOrder,
  readStock,
} from './support/shop';

type Answer = { data: Placed } & ShopFailure;

const bank = { bankName: 'S', bankAccount: 'NL53ABNA0627535577', bankBic: 'ABNANL2A', transferReference: 'RF1' };
const transfer = ({ orderNr }: Placed) => settle(orderNr, { method: 'banktransfer', details: bank });
const daysUntil = (iso: unknown): number => (Date.parse(String(iso)) - Date.now()) / 86_400_000;
const by = (email: string) => ({ user: { firstname: 'Zoë', lastname: 'van Dam', email } });
const from = (address: string) => ({ 'x-shop-ip': address });
const order = (cart: object[], email = newEmail(), address = randomAddress(), over: object = {}) =>
  postOrder<Answer>(orderData(cart, { ...by(email), ...over }), from(address));
const summaryOf = ({ status, body }: Awaited<ReturnType<typeof order>>) => [status, body.error?.name ?? 'placed'];
const REFUSED = [409, 'TooManyUnpaid'];
const PLACED = [201, 'placed'];

let [suit, other]: TestVariant[] = [];
const of = (quantity: number, variant = suit): object => variant?.item(quantity) ?? {};

beforeAll(async () => {
  await database()('site_settings').update({ silent_guest_accounts: true });
  [suit, other] = [await makeVariant({ stock: 1000 }), await makeVariant({ stock: 1000 })];
});
afterAll(async () => {
  await database()('site_settings').update({ silent_guest_accounts: false });
});

describe('unpaid orders reserve a limited number of pieces', () => {
  it('six guests behind one address cannot lock the stock for a week', async () => {
    const address = randomAddress();
    const cart = Array.from({ length: 8 }, () => of(95));
    const large = await Promise.all(Array.from({ length: 6 }, () => order(cart, newEmail(), address)));
    expect(large.map(summaryOf)).toEqual(large.map(() => REFUSED));
    const fitting = await Promise.all(Array.from({ length: 6 }, () => order([of(20)], newEmail(), address)));
    expect(fitting.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await readStock(suit?.sku ?? '')).toBe(940);
    for (const { body } of fitting.filter(({ status }) => status === 201)) {
      await transfer(body.data);
      expect(daysUntil((await readOrder(body.data)).reservedUntil)).toBeCloseTo(2, 1);
    }
    // A real buyer behind the same address.
    const buyer = await order([of(1)], newEmail(), address);
    expect(summaryOf(buyer)).toEqual(PLACED);
    await transfer(buyer.body.data);
    expect(daysUntil((await readOrder(buyer.body.data)).reservedUntil)).toBeLessThan(0.03);
    await settle(buyer.body.data.orderNr, { status: 'paid' });
    expect((await readOrder(buyer.body.data)).status).toBe('paid');
    // Everybody else is not concerned.
    const elsewhere = await placeOrder(orderData([of(6)]));
    await transfer(elsewhere);
    expect(daysUntil((await readOrder(elsewhere)).reservedUntil)).toBeCloseTo(7, 1);
  });

  it('per email address, until they are paid', async () => {
    const email = newEmail();
    const first = await order([of(25)], email);
    expect(summaryOf(first)).toEqual(PLACED);
    const refusal = await order([of(6, other)], email);
    expect(summaryOf(refusal)).toEqual(REFUSED);
    expect(refusal.body.error.details).toEqual({ allowed: 5, lines: [] });
    const parallel = await Promise.all([1, 2, 3].map(() => order([of(4, other)], email)));
    expect(parallel.filter(({ status }) => status === 201)).toHaveLength(1);
    await settle(first.body.data.orderNr, { status: 'paid' });
    expect(summaryOf(await order([of(20, other)], email))).toEqual(PLACED);
  });

  it('whoever types the email address of another cannot shut out its owner', async () => {
    const email = newEmail();
    expect(summaryOf(await order([of(30)], email))).toEqual(PLACED);
    expect(summaryOf(await order([of(3)], email))).toEqual(REFUSED);
    expect(summaryOf(await order([of(2)], email))).toEqual(PLACED);
  });

  it('per article, of which others get their share', async () => {
    const rare = await makeVariant({ stock: 40 });
    const refusal = await order([of(11, rare)]);
    expect(summaryOf(refusal)).toEqual(REFUSED);
    expect(refusal.body.error.details).toEqual({ allowed: null, lines: [{ variantId: rare.id, allowed: 10 }] });
    expect(await readStock(rare.sku)).toBe(40);
    expect(summaryOf(await order([of(10, rare)]))).toEqual(PLACED);
    const last = await makeVariant({ stock: 5 });
    expect(summaryOf(await order([of(5, last)]))).toEqual(PLACED);
  });

  it('and a changed order replaces the pieces of the first', async () => {
    const [email, address] = [newEmail(), randomAddress()];
    const { data } = (await order([of(28)], email, address)).body;
    const changed = await postOrder<Answer>(orderData([of(30)], { ...by(email), replaces: data.slug }), {
      ...from(address),
      'x-order-access': `${data.slug}.${data.accessKey}`,
    });
    expect(changed.status).toBe(201);
  });

  it('also when an expired order is paid again', async () => {
    const email = newEmail();
    const first = (await order([of(20)], email)).body.data;
    await database()('orders')
      .where({ id: await idOf(first.orderNr) })
      .update({ reserved_until: minutesFromNow(-1) });
    await waitFor(async () => ((await readOrder(first)).reservedUntil === null ? true : undefined));
    await waitFor(async () =>
      database()('orders').where({ order_nr: first.orderNr }).whereNull('network_hash').first('id'),
    );
    const second = (await order([of(20)], email)).body.data;
    const before = await readStock(suit?.sku ?? '');
    const refusal = await payAgain(first.slug);
    expect([refusal.status, refusal.body.error.name]).toEqual(REFUSED);
    expect(await readStock(suit?.sku ?? '')).toBe(before);
    await settle(second.orderNr, { status: 'paid' });
    expect((await payAgain(first.slug)).status).toBe(200);
  });

  it('as the settings say', async () => {
    const email = newEmail();
    await database()('site_settings').update({ unpaid_pieces: 4, large_order_pieces: 3 });
    try {
      const { data } = (await order([of(4)], email)).body;
      await transfer(data);
      expect(daysUntil((await readOrder(data)).reservedUntil)).toBeCloseTo(2, 1);
      expect(summaryOf(await order([of(3)], email))).toEqual(REFUSED);
    } finally {
      await database()('site_settings').update({ unpaid_pieces: 30, large_order_pieces: 10 });
    }
  });
});
