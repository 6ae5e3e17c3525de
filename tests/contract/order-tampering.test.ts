import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, cartLine, originOf, post, sandboxUrl } from '../support/shop';
import { linesOf, readLog } from '../support/shop-log';

/**
 * An order tampered with through the storefront: refused at its fields, or the forged part is
 * ignored. Covers the storefront's own checks; the backend's are in backend/tests/orders.
 */
interface Answered {
  data: {
    orderNr: string;
    slug: string;
    status: string;
    total: number;
    shipping: number;
    vat: number;
    paymentUrl: string;
  };
  error: { status: number; name: string; details?: { errors?: { path: string[] }[] } };
}

const address = {
  street: 'Otterkade',
  housenumber: '12',
  addition: '',
  info: '',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'nl',
};

let line: Awaited<ReturnType<typeof cartLine>>;
let honest: { total: number; shipping: number; vat: number };
beforeAll(async () => {
  line = await cartLine('nl', 'ZW-CLASSIC-BLUE-L');
  const quote = await post('nl', '/api/quote', { cart: [line], country: 'nl' });
  honest = quote.json<{ data: typeof honest }>().data;
});

const orderData = (change: object): object => ({
  user: { firstname: 'Sanne', lastname: 'de Vries', email: `tamper-${randomUUID()}@example.com` },
  locale: 'nl',
  cart: [line],
  shipping: address,
  consent: { terms: true },
  ...change,
});
const order = (body: unknown, headers: Record<string, string> = {}) =>
  post('nl', '/api/orders', body, { 'idempotency-key': randomUUID(), ...headers });

/** The amount requested from the provider. */
async function amountOf(paymentUrl: string): Promise<string> {
  const id = new URL(paymentUrl).pathname.split('/').at(-1);
  const answer = await fetch(`${sandboxUrl}/v2/payments/${id}`, { headers: { authorization: 'Bearer test_contract' } });
  const { amount } = (await answer.json()) as { amount: { value: string; currency: string } };
  return `${amount.currency} ${amount.value}`;
}

describe('a tampered order', () => {
  it.each<[string, (line: object) => object]>([
    ['prices', (own) => ({ total: 1, cart: [{ ...own, price: 0, unitPrice: 1, total: 1, discount: 1 }] })],
    ['currency and rates', () => ({ currency: 'IDR', vatRate: 0, vatCountry: 'us', country: 'us' })],
    ['shipping', () => ({ shippingCost: 0, shipping: { ...address, cost: 0, shippingCost: -1 } })],
    ['discount', () => ({ discount: 99_999, discountCodes: [{ code: 'X', kind: 'amount', amount: 99_999 }] })],
    ['state and owner', () => ({ status: 'paid', paid: true, userId: 1, user_id: 1, role: 'admin', orderNr: 'X-1' })],
    ['internal headers in the body', () => ({ accessKey: 'x', slug: 'x'.repeat(22), ip: '127.0.0.1' })],
    ['another language than the host’s', () => ({ locale: 'de' })],
    ['another way back', () => ({ returnUrl: `${originOf('nl')}@evil.example/` })],
  ])('costs the same: %s', async (_, tamper) => {
    const answer = await order({ data: orderData(tamper(line)) });
    expect(answer.status).toBe(201);
    const { data } = answer.json<Answered>();
    expect(data).toMatchObject({ ...honestAmounts(), status: 'open' });
    expect(await amountOf(data.paymentUrl)).toBe(`EUR ${(honest.total / 100).toFixed(2)}`);
    expect(answer.body).not.toMatch(/accessKey|evil\.example/);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const stored = await call('nl', `/api/orders/${data.slug}`, { headers: { cookie } });
    expect(stored.json<Answered>().data).toMatchObject({
      ...honestAmounts(),
      status: 'open',
      discount: 0,
      currency: 'EUR',
    });
  });

  const honestAmounts = () => ({ total: honest.total, shipping: honest.shipping, vat: honest.vat });

  it.each<[string, (line: object) => object, string]>([
    ['a quantity as text', (own) => ({ cart: [{ ...own, quantity: '2' }] }), 'cart.0.quantity'],
    ['a quantity that is no number', (own) => ({ cart: [{ ...own, quantity: Number.NaN }] }), 'cart.0.quantity'],
    ['a total as text', () => ({ expectedTotal: '1' }), 'expectedTotal'],
    ['codes that are no text', () => ({ codes: [{ code: 'X', amount: 1 }] }), 'codes.0'],
    ['a code that was made up', () => ({ codes: ['MADE-UP'] }), 'codes'],
    ['a language that is a path', () => ({ locale: '../../etc' }), 'locale'],
    ['a control character', () => ({ shipping: { ...address, city: 'Utrecht\u0000' } }), 'shipping.city'],
    ['sixteen lines', (own) => ({ cart: Array.from({ length: 16 }, () => own) }), 'cart'],
  ])('is refused at its field: %s', async (_, tamper, path) => {
    const answer = await order({ data: orderData(tamper(line)) });
    expect(answer.status).toBe(422);
    const { error } = answer.json<Answered>();
    expect(error.details?.errors?.map((field) => field.path.join('.'))).toContain(path);
  });

  it('is refused immediately when the body is endless', async () => {
    const begin = performance.now();
    const answer = await order({ data: orderData({ cart: Array.from({ length: 10_000 }, () => line) }) });
    expect([413, 422]).toContain(answer.status);
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  it('is refused with keys of prototypes', async () => {
    const body = JSON.stringify({ data: orderData({}) }).replace('{"data":{', '{"data":{"__proto__":{"total":1},');
    expect((await order(body)).status).toBe(400);
    expect((await order({ data: orderData({}) })).status).toBe(201);
  });

  it('is refused with an invalid key', async () => {
    for (const key of ['x'.repeat(201), 'a b']) {
      const answer = await order({ data: orderData({}) }, { 'idempotency-key': key });
      expect([answer.status, answer.json<Answered>().error.name]).toEqual([400, 'MalformedRequest']);
    }
  });

  it('does not replace another customer’s order, nor pass as a call of the shop itself', async () => {
    const theirs = (await order({ data: orderData({}) })).json<Answered>().data;
    const forged = {
      cookie: `order-access=${theirs.slug}.${'A'.repeat(43)}`,
      'x-order-access': `${theirs.slug}.${'A'.repeat(43)}`,
      'x-shop-secret': 'guess',
      'x-shop-locale': 'de',
    };
    const mine = await order({ data: orderData({ replaces: theirs.slug }) }, forged);
    expect(mine.status).toBe(201);
    const seen = await call('nl', `/api/orders/${theirs.slug}`);
    expect(seen.json<Answered>().data).toMatchObject({ status: 'open', payable: true });
  });
});

describe('codes in a quote', () => {
  it('apply, and reveal nothing about themselves when they do not', async () => {
    const ask = async (codes: unknown) =>
      post('nl', '/api/quote', { cart: [line], country: 'nl', codes, discount: 9999, shipping: 0 });
    const { data } = (await ask([' welkom10 ', 'nope'])).json<{
      data: { subtotal: number; discount: number; shipping: number; total: number; codes: object[] };
    }>();
    expect(data.discount).toBe(Math.round(data.subtotal / 10));
    expect(data.total).toBe(data.subtotal - data.discount + data.shipping);
    expect(data.codes).toEqual([
      { code: 'WELKOM10', kind: 'percent', amount: data.discount, state: 'applied', minimum: null },
      { code: 'nope', kind: null, amount: 0, state: 'unknown', minimum: null },
    ]);
    expect((await ask('WELKOM10')).status).toBe(422);
    expect((await ask(['a', 'b', 'c', 'd'])).status).toBe(422);
  });
});

it.each([
  '/api/orders',
  '/api/quote',
  '/api/auth/login',
  '/api/orders/find',
  '/api/back-in-stock',
  '/api/forms/contact',
])('JSON nested 5,000 deep is malformed: %s', async (path) => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const body = `{"data":${open.repeat(5000)}1${close.repeat(5000)}}`;
    const headers = { 'content-type': 'application/json', origin: originOf('nl') };
    const answer = await call('nl', path, { method: 'POST', headers, body });
    expect([answer.status, answer.json<Answered>().error.name]).toEqual([400, 'MalformedRequest']);
    // It is the sender's fault: the log says what was answered, and nothing of a failure of ours.
    const lines = () => {
      const all = [...linesOf(readLog('storefront')), ...linesOf(readLog('backend'))];
      return all.filter(({ requestId }) => requestId === answer.headers['x-request-id']);
    };
    await expect.poll(() => lines().map(({ level }) => level)).toContain('http');
    expect(lines().filter((entry) => entry.level === 'error' || /\bat .+:\d+/.test(JSON.stringify(entry)))).toEqual([]);
  }
});
