import { beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { editor } from './support/admin';
import { paymentOf, paymentsOf, readMollie } from './support/mollie';
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
  readOrder,
  readStock,
} from './support/shop';

/**
 * Every field of an order, tampered with. Cases of create.test.ts (prices on a line, a wrong total, invalid
 * names and postal codes, foreign options, no consent, countries, broken bodies) are not repeated here.
 */
let suit: TestVariant;
let other: TestVariant;
let offline: TestVariant;
let honest: Placed;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
  other = await makeVariant({ stock: 5 });
  offline = await makeVariant({ stock: 5 });
  await editor.unpublish('product', offline.product, 'nl');
  honest = await placeOrder(orderData([suit.item(2)]));
});

const line = (over: object): object[] => [{ ...suit.item(2), ...over }];
const refused = async (data: object): Promise<ShopFailure['error']> => (await postOrder<ShopFailure>(data)).body.error;

describe('invalid orders are refused at their field', () => {
  const bad: [string, () => object, string[]][] = [
    ...[0, -1, 1.5, 1e9, '2', Number.NaN, null, true, {}, [2]].map((quantity): [string, () => object, string[]] => [
      `the quantity ${JSON.stringify(quantity)}`,
      () => ({ cart: line({ quantity }) }),
      ['cart', '0', 'quantity'],
    ]),
    ...[42, null, '', '../orders', "' or 1=1", 'x'.repeat(65), { $ne: '' }, ['a']].map(
      (variantId): [string, () => object, string[]] => [
        `the variant ${JSON.stringify(variantId).slice(0, 20)}`,
        () => ({ cart: line({ variantId }) }),
        ['cart', '0', 'variantId'],
      ],
    ),
    ['options as text', () => ({ cart: line({ options: 'blue' }) }), ['cart', '0', 'options']],
    [
      'eleven options',
      () => ({ cart: line({ options: Array.from({ length: 11 }, () => ({ key: 'a', value: 'b' })) }) }),
      ['cart', '0', 'options'],
    ],
    [
      'an option that is no text',
      () => ({ cart: line({ options: [{ key: 1, value: {} }] }) }),
      ['cart', '0', 'options', '0', 'key'],
    ],
    ['a cart as a string', () => ({ cart: 'everything' }), ['cart']],
    ['a cart as an object', () => ({ cart: { length: 1, 0: suit.item() } }), ['cart']],
    ['lines as arrays', () => ({ cart: [[suit.item()]] }), ['cart', '0']],
    ['sixteen lines', () => ({ cart: Array(16).fill(suit.item()) }), ['cart']],
    ['a total as a string', () => ({ expectedTotal: String(honest.total) }), ['expectedTotal']],
    ['a negative total', () => ({ expectedTotal: -1 }), ['expectedTotal']],
    ['half a cent', () => ({ expectedTotal: honest.total + 0.5 }), ['expectedTotal']],
    ['an unsupported language', () => ({ locale: 'xx' }), ['locale']],
    ['a language as a path', () => ({ locale: '../nl' }), ['locale']],
    ['an address as a number', () => ({ shipping: 1 }), ['shipping']],
    ['an address as an array', () => ({ shipping: [address()] }), ['shipping']],
    ['a user as a string', () => ({ user: 'me' }), ['user']],
    [
      'a control character in the street',
      () => ({ shipping: address('nl', { street: 'Kade\u0007' }) }),
      ['shipping', 'street'],
    ],
    [
      'a line break in the city',
      () => ({ shipping: address('nl', { city: 'Delft\r\nBcc: x@y.nl' }) }),
      ['shipping', 'city'],
    ],
    [
      'a bidi control character in the name',
      () => ({ user: { firstname: '\u202eaaZ', lastname: 'B', email: newEmail() } }),
      ['user', 'firstname'],
    ],
    [
      'a line break in the e-mail address',
      () => ({ user: { firstname: 'A', lastname: 'B', email: 'a@b.nl\nBcc: c@d.nl' } }),
      ['user', 'email'],
    ],
    [
      'two e-mail addresses',
      () => ({ user: { firstname: 'A', lastname: 'B', email: 'a@b.nl,c@d.nl' } }),
      ['user', 'email'],
    ],
    [
      'a city of 100,000 characters',
      () => ({ shipping: address('nl', { city: 'x'.repeat(100_000) }) }),
      ['shipping', 'city'],
    ],
    ['codes with their own discount', () => ({ codes: [{ code: 'FREE', amount: 9999 }] }), ['codes', '0']],
    ['a made-up code', () => ({ codes: ['GIVE-ME-ALL'] }), ['codes']],
    ['a code with a null byte', () => ({ codes: ['SUMMER\u0000'] }), ['codes']],
  ];

  it.each(bad)('%s', async (_, tamper, path) => {
    const error = await refused(orderData([suit.item(2)], tamper() as Record<string, unknown>));
    expect(error).toMatchObject({ status: 422, name: 'ValidationError' });
    expect(error.details.errors?.map((field) => field.path)).toContainEqual(path);
  });

  it.each([
    ['a variant that does not exist', () => [{ ...suit.item(), variantId: 'a'.repeat(24) }], 'VariantUnavailable'],
    ['a variant that is not published', () => [offline.item()], 'VariantUnavailable'],
    ['an option of the prototype', () => line({ options: [{ key: '__proto__', value: 'blue' }] }), 'OptionMismatch'],
    ['one option twice', () => line({ options: [suit.item().options[0], suit.item().options[0]] }), 'OptionMismatch'],
  ])('%s', async (_, cart, name) => {
    expect(await refused(orderData(cart() as object[]))).toMatchObject({ status: 422, name });
  });

  it('reserves nothing and starts no payment for any of them', async () => {
    const before = [await readStock(suit.sku), (await readMollie()).payments.length];
    for (const [, tamper] of bad.slice(0, 12)) await refused(orderData([suit.item(2)], tamper() as never));
    expect([await readStock(suit.sku), (await readMollie()).payments.length]).toEqual(before);
  });

  it.each([
    ['ten thousand lines', () => ({ cart: Array(10_000).fill(suit.item()) }), [413, 422]],
    ['a name of two megabytes', () => ({ user: { firstname: 'x'.repeat(2_000_000) } }), [413]],
    ['ten thousand codes', () => ({ codes: Array(10_000).fill('SUMMER') }), [422]],
  ])('%s, at once', async (_, tamper, statuses) => {
    // The faster of two counts, to exclude other load on the machine.
    const timed = async (data: Record<string, unknown>): Promise<number> => {
      const times: number[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const begin = performance.now();
        const { status } = await postOrder(orderData([suit.item()], data));
        times.push(performance.now() - begin);
        expect(data === refusable ? [422] : statuses).toContain(status);
      }
      return Math.min(...times);
    };
    const refusable = { user: { email: 'x' } };
    expect(await timed(tamper() as Record<string, unknown>)).toBeLessThan(50 * (await timed(refusable)));
  });

  it('invalid idempotency keys', async () => {
    for (const key of ['x'.repeat(201), 'with space', 'schlüssel', '\t']) {
      const { status, body } = await postOrder<ShopFailure>(orderData([suit.item()]), { 'idempotency-key': key });
      // A whitespace-only value is not sent as a header.
      if (key.trim() === '') expect(status).toBe(201);
      else expect([status, body.error.name], key).toEqual([400, 'MalformedRequest']);
    }
  });
});

describe('fields computed by the shop are ignored in a request', () => {
  /** Regardless of the body, the order is the untampered one. */
  async function expectHonest(data: object, headers: Record<string, string> = {}): Promise<Placed> {
    const order = await placeOrder(data, headers);
    const { subtotal, shipping, vat, total } = honest;
    expect(order).toMatchObject({ subtotal, shipping, vat, total, currency: 'EUR', status: 'open', discount: 0 });
    expect(await readOrder(order)).toMatchObject({
      full: true,
      subtotal,
      shipping,
      vat,
      total,
      discount: 0,
      discountCodes: [],
      status: 'open',
      fulfilment: 'new',
      lines: [{ quantity: 2, unitPrice: 5995, total: 11990, vatRate: 21, discount: 0 }],
    });
    expect((await paymentOf(order.orderNr)).amount).toEqual({ currency: 'EUR', value: (total / 100).toFixed(2) });
    return order;
  }

  it.each<[string, () => object]>([
    ['prices of a line', () => ({ cart: line({ price: 0, unitPrice: 1, total: 1, discount: 11_989, vatRate: 0 }) })],
    [
      'amounts of the order',
      () => ({ total: 1, subtotal: 1, vat: 0, vatRate: 0, vatLines: [], amount: { value: '0.01' } }),
    ],
    ['currency', () => ({ currency: 'IDR', cart: line({ currency: 'IDR' }) })],
    [
      'shipping cost',
      () => ({ shippingCost: 0, shippingAmount: 0, shipping: address('nl', { cost: 0, shippingCost: -500 }) }),
    ],
    [
      'country of the VAT',
      () => ({ vatCountry: 'us', country: 'us', shipping: address('nl', { vatRate: 0, vatCountry: 'us' }) }),
    ],
    ['a billing address in another country', () => ({ billing: address('se') })],
    [
      'discounts',
      () => ({
        discount: 11_989,
        discountCodes: [{ code: 'X', kind: 'percent', amount: 11_989 }],
        lineDiscounts: [11_989],
      }),
    ],
    [
      'state',
      () => ({
        status: 'paid',
        paymentStatus: 'paid',
        payment_status: 'paid',
        paid: true,
        paidAt: '2026-01-01',
        fulfilment: 'delivered',
      }),
    ],
    ['owner', () => ({ userId: 1, user_id: 1, owner: 1, accountState: 'none', role: 'admin' })],
    [
      'numbers and keys',
      () => ({
        id: 1,
        documentId: 'a'.repeat(24),
        orderNr: 'ZW2026-1',
        slug: 'a'.repeat(22),
        accessKey: 'x',
        accessKeyHash: 'x',
      }),
    ],
    [
      'roles and flags of the user',
      () => ({ user: { id: 1, role: 'admin', confirmed: true, firstname: 'A', lastname: 'B', email: newEmail() } }),
    ],
    ['no total', () => ({ expectedTotal: null })],
    ['another language than the host’s', () => ({ locale: 'de' })],
    [
      'garbage in hints',
      () => ({
        saveAddress: 'yes',
        replaces: { $gt: '' },
        returnUrl: 42,
        consent: { terms: true, immediateAccess: [] },
      }),
    ],
    [
      'nested garbage',
      () => ({ x: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`), consent: { terms: true, y: { z: [{}] } } }),
    ],
  ])('%s', async (_, tamper) => {
    await expectHonest(orderData([suit.item(2)], tamper() as Record<string, unknown>));
  });

  it('prototype keys', async () => {
    const own = JSON.stringify({ data: orderData([suit.item(2)]) });
    const headers = { ...asStorefront(), 'content-type': 'application/json' };
    const send = (body: string) =>
      call<{ data: Placed } & ShopFailure>('/api/orders', { method: 'POST', body, headers });
    for (const spoilt of [
      own.replace('{"data":{', '{"__proto__":{"data":{}},"data":{'),
      own.replace('{"data":{', '{"data":{"__proto__":{"total":1,"role":"admin"},'),
      own.replace('"quantity":2', '"quantity":2,"__proto__":{"unitPrice":1}'),
    ]) {
      const { status, body } = await send(spoilt);
      expect([status, body.error.name]).toEqual([400, 'MalformedRequest']);
    }
    const { status, body } = await send(own.replace('{"data":{', '{"data":{"constructor":{"prototype":{"total":1}},'));
    expect([status, body.data.total]).toEqual([201, honest.total]);
    await expectHonest(orderData([suit.item(2)]));
  });

  it('a duplicate line is two lines, and reserves both', async () => {
    const before = await readStock(other.sku);
    const order = await placeOrder(orderData([other.item(), other.item()]));
    expect(order.subtotal).toBe(2 * 5995);
    expect(await readStock(other.sku)).toBe(before - 2);
    expect(await refused(orderData([other.item(2), other.item(2)]))).toMatchObject({ name: 'VariantUnavailable' });
    expect(await readStock(other.sku)).toBe(before - 2);
  });

  it.each([
    'https://evil.example/steal',
    '//evil.example',
    'http://localhost:3900.evil.example/',
    'http://localhost:3900@evil.example/',
    'http://me:pw@localhost:3900/',
    'javascript:alert(1)',
    'http:\\\\evil.example',
    `http://localhost:3900/${'x'.repeat(3000)}`,
  ])('a return URL of %.40s', async (returnUrl) => {
    const order = await expectHonest(orderData([suit.item(2)], { returnUrl }));
    const { redirectUrl } = await paymentOf(order.orderNr);
    expect(redirectUrl).toBe(`http://localhost:3900/order-payment?order=${order.slug}`);
  });

  it('another customer’s order is not replaced', async () => {
    const theirs = await placeOrder(orderData([suit.item(2)]));
    await expectHonest(orderData([suit.item(2)], { replaces: theirs.slug }));
    await expectHonest(orderData([suit.item(2)], { replaces: theirs.slug }), {
      'x-order-access': `${theirs.slug}.${'A'.repeat(43)}`,
    });
    expect(await readOrder(theirs)).toMatchObject({ status: 'open', payable: true });
    expect((await paymentsOf(theirs.orderNr)).map(({ status }) => status)).toEqual(['open']);
  });

  it('headers about the visitor are trusted from the storefront only', async () => {
    const data = orderData([suit.item(2)]);
    const headers = { 'x-shop-secret': 'guess', 'x-shop-ip': '198.51.100.1', 'x-shop-locale': 'de' };
    const { status, body } = await call<{ data: Placed }>('/api/orders', { method: 'POST', json: { data }, headers });
    expect([status, body.data.total]).toEqual([201, honest.total]);
    expect(body.data).not.toHaveProperty('accessKey');
  });
});
