import { beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { paymentOf } from './support/mollie';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  address,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readStock,
} from './support/shop';

let suit: TestVariant;
let lesson: TestVariant;
let gift: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
  lesson = await makeVariant({ type: 'lesson', price: 4.95 });
  gift = await makeVariant({ type: 'lesson', price: 0 });
});

const refused = async (data: object): Promise<ShopFailure['error']> => {
  const { body } = await postOrder<ShopFailure>(data);
  return body.error;
};

/** With the consent required for lessons. */
const lessonData: typeof orderData = (cart, over) =>
  orderData(cart, { consent: { terms: true, immediateAccess: true }, ...over });

describe('POST /api/orders', () => {
  it('creates an order, reserves stock, and starts its payment', async () => {
    const before = await readStock(suit.sku);
    const order = await placeOrder(lessonData([suit.item(2), lesson.item()]));
    expect(order).toMatchObject({
      status: 'open',
      currency: 'EUR',
      subtotal: 12485,
      total: order.subtotal + order.shipping,
    });
    expect(order.orderNr).toMatch(/^ZW20\d\d-\d{5}$/);
    expect(order.slug).toMatch(/^[\w-]{22}$/);
    expect(order.accessKey).toMatch(/^[\w-]{43}$/);
    expect(await readStock(suit.sku)).toBe(before - 2);
    const payment = await paymentOf(order.orderNr);
    expect(order.paymentUrl).toContain(payment.id);
    expect(payment).toMatchObject({
      amount: { currency: 'EUR', value: (order.total / 100).toFixed(2) },
      locale: 'nl_NL',
      redirectUrl: `http://localhost:3900/order-payment?order=${order.slug}`,
      webhookUrl: 'http://localhost:3900/api/payments/webhook',
      metadata: { orderNr: order.orderNr },
    });
  });

  it('returns the access key to the storefront only', async () => {
    const { status, body } = await call<{ data: Placed }>('/api/orders', {
      method: 'POST',
      json: { data: lessonData([lesson.item()]) },
    });
    expect(status).toBe(201);
    expect(body.data).not.toHaveProperty('accessKey');
  });

  it('uses the language of the order, and returns to its own origin only', async () => {
    const german = orderData([suit.item()], {
      locale: 'de',
      shipping: address('de'),
      returnUrl: 'https://evil.example/order-payment',
    });
    const order = await placeOrder(german);
    expect(await paymentOf(order.orderNr)).toMatchObject({
      locale: 'de_DE',
      redirectUrl: `http://de.localhost:3900/order-payment?order=${order.slug}`,
    });
  });

  it('ignores prices sent by the client', async () => {
    const tampered = orderData([{ ...suit.item(), unitPrice: 1, price: 0.01, total: 1 }], {
      total: 1,
      subtotal: 1,
      shipping: address(),
      status: 'paid',
      currency: 'XXX',
    });
    expect((await placeOrder(tampered)).subtotal).toBe(5995);
  });

  it('accepts cart and returnUrl beside data', async () => {
    const { cart, ...data } = orderData([suit.item()]);
    const { status } = await call('/api/orders', {
      method: 'POST',
      json: { data, cart, returnUrl: 'x' },
      headers: asStorefront(),
    });
    expect(status).toBe(201);
  });

  it('requires no shipping address without a parcel; the billing country decides the VAT', async () => {
    const order = await placeOrder(lessonData([lesson.item()], { shipping: undefined, billing: address('de') }));
    expect(order).toMatchObject({ shipping: 0, total: 495, vat: 495 - Math.round(495 / 1.19) });
    expect((await refused(lessonData([lesson.item()], { shipping: undefined }))).details.errors).toEqual([
      { path: ['billing'], name: 'required' },
    ]);
  });

  it.each([
    ['left out', { terms: true }],
    ['refused', { terms: true, immediateAccess: false }],
    ['no boolean', { terms: true, immediateAccess: 'true' }],
  ])('sells no lesson when consent to immediate access is %s', async (_, consent) => {
    for (const cart of [[lesson.item()], [suit.item(), lesson.item()]])
      expect(await refused(orderData(cart, { consent, billing: address('de') }))).toMatchObject({
        status: 422,
        name: 'ConsentRequired',
        details: { errors: [{ path: ['consent', 'immediateAccess'], name: 'accepted' }] },
      });
    expect((await placeOrder(orderData([suit.item()], { consent }))).status).toBe('open');
  });

  it('is paid immediately when it is free', async () => {
    expect(await placeOrder(lessonData([gift.item()]))).toMatchObject({ status: 'paid', total: 0, paymentUrl: null });
  });

  it('charges shipping by country', async () => {
    const [nl, se] = [
      await placeOrder(orderData([suit.item()])),
      await placeOrder(orderData([suit.item()], { shipping: address('se') })),
    ];
    const { body } = await call<{ data: { attributes: { iso: string; shippingCost: number } }[] }>(
      '/api/shipping-countries',
    );
    const cost = (iso: string) =>
      Math.round((body.data.find((row) => row.attributes.iso === iso)?.attributes.shippingCost ?? 0) * 100);
    expect([nl.shipping, se.shipping]).toEqual([cost('nl'), cost('se')]);
  });

  it.each([
    ['no data', {}, 400, 'MalformedRequest'],
    ['a list', [], 400, 'MalformedRequest'],
    ['null', null, 400, 'MalformedRequest'],
    ['text', 'x', 400, 'MalformedRequest'],
    ['data as a string', { data: 'x' }, 400, 'MalformedRequest'],
    ['no cart', { data: {} }, 422, 'CartEmpty'],
  ])('refuses %s', async (_, json, status, name) => {
    const answer = await call<ShopFailure>('/api/orders', { method: 'POST', json, headers: asStorefront() });
    expect([answer.status, answer.body.error.name]).toEqual([status, name]);
  });

  it('refuses broken JSON', async () => {
    const headers = { ...asStorefront(), 'content-type': 'application/json' };
    const answer = await call<ShopFailure>('/api/orders', { method: 'POST', body: '{"data":', headers });
    expect([answer.status, answer.body.error.name]).toEqual([400, 'MalformedRequest']);
  });

  it('names every invalid field', async () => {
    const wrong = orderData([suit.item()], {
      user: { firstname: '', lastname: 'x'.repeat(101), email: 'a@b' },
      shipping: address('nl', { postalCode: '1' }),
    });
    const error = await refused(wrong);
    expect(error).toMatchObject({ status: 422, name: 'ValidationError' });
    expect(error.details.errors).toEqual(
      expect.arrayContaining([
        { path: ['user', 'firstname'], name: 'required' },
        { path: ['user', 'lastname'], name: 'tooLong' },
        { path: ['user', 'email'], name: 'email' },
        { path: ['shipping', 'postalCode'], name: 'postalCode' },
      ]),
    );
  });

  it('requires consent', async () => {
    expect(await refused(orderData([suit.item()], { consent: { terms: false } }))).toMatchObject({
      status: 422,
      name: 'ConsentRequired',
    });
  });

  it('refuses unavailable, sold-out or insufficient variants', async () => {
    const scarce = await makeVariant({ stock: 2 });
    const empty = await makeVariant({ stock: 0 });
    const lines = [{ ...suit.item(), variantId: 'nope' }, empty.item(), scarce.item(3), suit.item()];
    const error = await refused(orderData(lines));
    expect(error).toMatchObject({ status: 422, name: 'VariantUnavailable' });
    expect(error.details.lines).toEqual([
      { variantId: 'nope', state: 'gone', available: 0 },
      { variantId: empty.id, state: 'sold_out', available: 0 },
      { variantId: scarce.id, state: 'low', available: 2 },
    ]);
    expect(await refused(orderData([scarce.item(1), scarce.item(2)]))).toMatchObject({ name: 'VariantUnavailable' });
    expect(await readStock(scarce.sku)).toBe(2);
  });

  it('refuses foreign options in any form, and accepts its own in any order, also fewer than it has by now', async () => {
    for (const options of [
      [{ key: 'color', value: 'pink' }],
      [
        { key: 'color', value: 'pink' },
        { key: 'size', value: 'm' },
      ],
      [...suit.item().options, { key: 'x', value: 'y' }],
    ]) {
      expect(await refused(orderData([{ ...suit.item(), options }]))).toMatchObject({
        status: 422,
        name: 'OptionMismatch',
      });
    }
    await placeOrder(orderData([{ ...suit.item(), options: [...suit.item().options].reverse() }]));
    const before = await placeOrder(orderData([{ ...suit.item(), options: suit.item().options.slice(0, 1) }]));
    expect(before.orderNr).toBeTruthy();
  });

  it('refuses an unsupported country', async () => {
    expect(await refused(orderData([suit.item()], { shipping: address('lu') }))).toMatchObject({
      status: 422,
      name: 'CountryNotServed',
    });
    expect(await refused(lessonData([lesson.item()], { shipping: undefined, billing: address('us') }))).toMatchObject({
      name: 'CountryNotServed',
    });
  });

  it('refuses a country without a current VAT rate', async () => {
    const rate = database()('vat_rates').where({ country: 'se' });
    const [{ valid_to: before } = { valid_to: null }]: { valid_to: unknown }[] = await rate.clone().select('valid_to');
    await rate.clone().update({ valid_to: '2020-01-01' });
    try {
      expect(await refused(orderData([suit.item()], { shipping: address('se') }))).toMatchObject({
        name: 'CountryNotServed',
      });
    } finally {
      await rate.clone().update({ valid_to: before });
    }
    await placeOrder(orderData([suit.item()], { shipping: address('se') }));
  });

  it('answers a changed total with the new quote and reserves nothing', async () => {
    const before = await readStock(suit.sku);
    const error = await refused(orderData([suit.item()], { expectedTotal: 1 }));
    expect(error).toMatchObject({
      status: 409,
      name: 'TotalChanged',
      details: { quote: { subtotal: 5995, currency: 'EUR' } },
    });
    expect(await readStock(suit.sku)).toBe(before);
    const total = error.details.quote?.total;
    expect((await placeOrder(orderData([suit.item()], { expectedTotal: total }))).total).toBe(total);
  });

  it('accepts emoji and quotes, refuses control characters', async () => {
    const user = { firstname: "Zoë 🦦 O'Neil", lastname: '<b>"Robert\'); DROP TABLE orders;--', email: newEmail() };
    await placeOrder(orderData([suit.item()], { user }));
    const error = await refused(orderData([suit.item()], { user: { ...user, firstname: 'a\u0000' } }));
    expect(error.details.errors).toEqual([{ path: ['user', 'firstname'], name: 'invalid' }]);
  });

  it('limits orders per IP address', async () => {
    const headers = { ...asStorefront(), 'x-shop-ip': '192.0.2.77' };
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await call('/api/orders', { method: 'POST', json: {}, headers })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

describe('accounts', () => {
  const order = (email: string, over: object = {}) =>
    lessonData([lesson.item()], { user: { firstname: 'A', lastname: 'B', email }, ...over });

  it('are created by a guest order, and then required for the next', async () => {
    const email = newEmail();
    const first = await placeOrder(order(email));
    expect(await refused(order(email.toUpperCase()))).toMatchObject({ status: 409, name: 'ExistingAccount' });
    const again = await postOrder(order(email), { 'x-order-access': `${first.slug}.${first.accessKey}` });
    expect(again.status).toBe(201);
    const wrong = await postOrder(order(email), { 'x-order-access': `${first.slug}.${'x'.repeat(43)}` });
    expect(wrong.status).toBe(409);
  });

  it('lose no order under concurrent orders with one new email', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => postOrder(order(email))));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });
});
