import { readQuote } from '@/lib/purchase/cart/read-quote';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BUYER } from '../support/buyer';
import { call, cartLine, originOf, post, readCatalog } from '../support/shop';

interface ErrorBody {
  error: {
    status: number;
    name: string;
    message: string;
    details?: { errors?: { path: string[]; name: string }[]; quote?: { total: number } };
  };
}
interface OrderBody {
  data: {
    orderNr: string;
    slug: string;
    status: string;
    total: number;
    subtotal: number;
    shipping: number;
    vat: number;
    currency: string;
    paymentUrl: string | null;
  };
}

const email = () => `buyer-${randomUUID()}@example.com`;

async function orderBody(change: Record<string, unknown> = {}) {
  return {
    data: {
      user: { firstname: 'Sanne', lastname: 'de Vries', email: email() },
      locale: 'nl',
      cart: [await cartLine('nl', 'ZW-PRO-BLUE-M')],
      shipping: BUYER,
      consent: { terms: true },
      ...change,
    },
  };
}

const order = (body: unknown, headers: Record<string, string> = {}) =>
  post('nl', '/api/orders', body, { 'idempotency-key': randomUUID(), ...headers });

function expectNoInternals(text: string) {
  expect(text).not.toMatch(/\bat \w+.*\(|node_modules|sqlite|select |insert into|x-shop-secret/i);
}

describe('quote', () => {
  it('prices the cart with the country’s shipping and the included VAT', async () => {
    const answer = await post('nl', '/api/quote', {
      cart: [await cartLine('nl', 'ZW-PRO-BLUE-M', 2)],
      country: 'nl',
    });
    expect(answer.status).toBe(200);
    const { data } = answer.json<{
      data: {
        subtotal: number;
        shipping: number;
        total: number;
        vat: number;
        lines: { unitPrice: number; state: string }[];
      };
    }>();
    expect(data.shipping).toBe(395);
    expect(data.subtotal).toBe(2 * (data.lines[0]?.unitPrice ?? 0));
    expect(data.total).toBe(data.subtotal + data.shipping);
    expect(data.vat).toBe(data.total - Math.round(data.total / 1.21));
  });

  it('quotes 3.95 for an unsupported country and for none', async () => {
    for (const country of ['zz', undefined]) {
      const { data } = (
        await post('nl', '/api/quote', { cart: [await cartLine('nl', 'ZW-PRO-BLUE-M')], country })
      ).json<{ data: { shipping: number } }>();
      expect(data.shipping).toBe(395);
    }
  });

  it('quotes the way of delivery that was chosen', async () => {
    const ask = async (delivery?: string) =>
      (await post('nl', '/api/quote', { cart: [await cartLine('nl', 'ZW-GOGGLES')], country: 'be', delivery })).json<{
        data: unknown;
      }>();
    const { data: home } = await ask();
    const { data: letterbox } = await ask('letterbox');
    expect(readQuote({ data: home })).toMatchObject({ shipping: 495, delivery: { method: 'home' } });
    expect(readQuote({ data: letterbox })).toMatchObject({ shipping: 345, delivery: { method: 'letterbox' } });
  });

  it('marks unavailable and sold-out lines and excludes them from the totals', async () => {
    const answer = await post('nl', '/api/quote', {
      cart: [
        { variantId: 'nosuchvariant00000000000', quantity: 1, options: [] },
        await cartLine('nl', 'ZW-CLASSIC-BLUE-XS'),
      ],
    });
    const { data } = answer.json<{ data: { total: number; subtotal: number; lines: { state: string }[] } }>();
    expect(data.lines.map((line) => line.state)).toEqual(['gone', 'sold_out']);
    expect(data.subtotal).toBe(0);
  });
});

describe('invalid input is refused with its error name and stores nothing', () => {
  const cases: [string, (body: Awaited<ReturnType<typeof orderBody>>) => Promise<unknown> | unknown, number, string][] =
    [
      [
        'an unknown variant',
        (body) => ({
          data: { ...body.data, cart: [{ variantId: 'nosuchvariant00000000000', quantity: 1, options: [] }] },
        }),
        422,
        'VariantUnavailable',
      ],
      [
        'quantity 0',
        (body) => ({ data: { ...body.data, cart: [{ ...body.data.cart[0], quantity: 0 }] } }),
        422,
        'ValidationError',
      ],
      [
        'quantity -1',
        (body) => ({ data: { ...body.data, cart: [{ ...body.data.cart[0], quantity: -1 }] } }),
        422,
        'ValidationError',
      ],
      [
        'quantity 1.5',
        (body) => ({ data: { ...body.data, cart: [{ ...body.data.cart[0], quantity: 1.5 }] } }),
        422,
        'ValidationError',
      ],
      [
        'quantity 10^9',
        (body) => ({ data: { ...body.data, cart: [{ ...body.data.cart[0], quantity: 1e9 }] } }),
        422,
        'ValidationError',
      ],
      [
        'an option the variant does not have',
        (body) => ({
          data: { ...body.data, cart: [{ ...body.data.cart[0], options: [{ key: 'color', value: 'green' }] }] },
        }),
        422,
        'OptionMismatch',
      ],
      ['an empty cart', (body) => ({ data: { ...body.data, cart: [] } }), 422, 'CartEmpty'],
      [
        'a country that is not served',
        (body) => ({ data: { ...body.data, shipping: { ...BUYER, country: 'us' } } }),
        422,
        'CountryNotServed',
      ],
      [
        'a name of 10,000 characters',
        (body) => ({ data: { ...body.data, user: { ...body.data.user, firstname: '🦦'.repeat(10_000) } } }),
        422,
        'ValidationError',
      ],
      [
        'an e-mail without domain',
        (body) => ({ data: { ...body.data, user: { ...body.data.user, email: 'nobody' } } }),
        422,
        'ValidationError',
      ],
      [
        'a postal code of another country',
        (body) => ({ data: { ...body.data, shipping: { ...BUYER, postalCode: '12345' } } }),
        422,
        'ValidationError',
      ],
      ['no consent', (body) => ({ data: { ...body.data, consent: { terms: false } } }), 422, 'ConsentRequired'],
      ['an array instead of data', () => [1, 2, 3], 400, 'MalformedRequest'],
      ['broken JSON', () => '{"data": {', 400, 'MalformedRequest'],
      ['no body', () => '', 400, 'MalformedRequest'],
    ];

  it.each(cases)('%s', async (_title, change, status, name) => {
    const answer = await order(await change(await orderBody()));
    expect(answer.json<ErrorBody>().error.name).toBe(name);
    expect(answer.status).toBe(status);
    expectNoInternals(answer.body);
  });

  it('names the field', async () => {
    const body = await orderBody();
    const answer = await order({ data: { ...body.data, user: { firstname: '', lastname: 'x', email: 'bad' } } });
    const fields = answer.json<ErrorBody>().error.details?.errors ?? [];
    expect(fields).toContainEqual(expect.objectContaining({ path: ['user', 'firstname'], name: 'required' }));
    expect(fields).toContainEqual(expect.objectContaining({ path: ['user', 'email'], name: 'email' }));
  });

  it('a foreign or missing Origin', async () => {
    const body = JSON.stringify(await orderBody());
    const json = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const foreign = await call('nl', '/api/orders', {
      method: 'POST',
      body,
      headers: { ...json, origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const sibling = await call('nl', '/api/orders', {
      method: 'POST',
      body,
      headers: { ...json, origin: originOf('de') },
    });
    expect(sibling.status).toBe(403);
    const none = await call('nl', '/api/orders', { method: 'POST', body, headers: json });
    expect(none.status).toBe(403);
  });

  it('an unknown path of the API', async () => {
    const answer = await call('nl', '/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.json<ErrorBody>().error.message).toBe('Page not found: /api/nothing-here');
  });

  it('a body that is too large', async () => {
    const answer = await post('nl', '/api/quote', { cart: [], junk: 'x'.repeat(200_000) });
    expect([400, 413]).toContain(answer.status);
  });
});

describe('an order', () => {
  it('ignores prices sent by the client', async () => {
    const quote = (
      await post('nl', '/api/quote', { cart: [await cartLine('nl', 'ZW-PRO-BLUE-M')], country: 'nl' })
    ).json<{ data: { total: number } }>();
    const body = await orderBody();
    const answer = await order({
      data: {
        ...body.data,
        total: 1,
        subtotal: 1,
        shipping: { ...BUYER, shippingCost: 0 },
        cart: [{ ...body.data.cart[0], price: 0, unitPrice: 1 }],
        status: 'paid',
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.json<OrderBody>().data.total).toBe(quote.data.total);
    expect(answer.json<OrderBody>().data.status).toBe('open');
    expect(answer.body).not.toContain('accessKey');
  });

  it('reports a changed total before anything is charged', async () => {
    const answer = await order(await orderBody({ expectedTotal: 100 }));
    expect(answer.status).toBe(409);
    expect(answer.json<ErrorBody>().error.name).toBe('TotalChanged');
    expect(answer.json<ErrorBody>().error.details?.quote?.total).toBeGreaterThan(100);
    // Its pictures are those of the shop: browsers can not reach the backend.
    const urls = [...answer.body.matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => url);
    expect(urls.length).toBeGreaterThan(0);
    const pictures = await Promise.all(urls.map((url) => call('nl', url)));
    expect(pictures.map(({ status, headers }, at) => [urls[at], status, headers['content-type']])).toEqual(
      urls.map(() => [expect.stringMatching(/^\/media\//), 200, expect.stringMatching(/^image\//)]),
    );
    expect(answer.body).not.toContain('/uploads/');
  });

  it('is created once per key, and refuses the key for another body', async () => {
    const body = await orderBody();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(body, { 'idempotency-key': key })));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(new Set(answers.map((answer) => answer.json<OrderBody>().data.orderNr)).size).toBe(1);
    const other = await order(
      { data: { ...body.data, cart: [await cartLine('nl', 'ZW-PRO-BLUE-M', 2)] } },
      { 'idempotency-key': key },
    );
    expect(other.status).toBe(409);
    expect(other.json<ErrorBody>().error.name).toBe('IdempotencyConflict');
  });

  it('with an email that has an account is refused, unless this browser created that account’s order', async () => {
    const first = await order(await orderBody());
    const placed = first.json<OrderBody>().data;
    const mine = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(mine).toContain('order-access=');
    const same = await orderBody();
    const sent = { data: { ...same.data, user: { ...same.data.user, email: 'known-buyer@example.com' } } };
    expect((await order(sent)).status).toBe(201);
    const again = await order(sent);
    expect(again.status).toBe(409);
    expect(again.json<ErrorBody>().error.name).toBe('ExistingAccount');
    expect(placed.slug.length).toBeGreaterThanOrEqual(22);
  });

  it('is shown completely only to its buyer', async () => {
    const answer = await order(await orderBody());
    const { slug, orderNr } = answer.json<OrderBody>().data;
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const stranger = await call('nl', `/api/orders/${slug}`);
    expect(stranger.status).toBe(200);
    expect(stranger.body).toContain(orderNr);
    expect(stranger.body).not.toMatch(/Vries|Otterkade|example\.com/);
    const owner = await call('nl', `/api/orders/${slug}`, { headers: { cookie } });
    expect(owner.body).toContain('Otterkade');
    const forged = await call('nl', `/api/orders/${slug}`, {
      headers: { cookie: `order-access=${slug}.AAAAAAAAAAAAAAAAAAAAAAAA` },
    });
    expect(forged.body).not.toContain('Otterkade');
    expect((await call('nl', '/api/orders/nosuchslug0000000000000')).status).toBe(404);
    const key = cookie.split('.').at(-1);
    const toLessons = await call('de', `/api/orders/${slug}/access?key=${key}&to=academy`);
    expect(toLessons).toMatchObject({ status: 303, headers: { location: '/academy' } });
    expect(String(toLessons.headers['set-cookie'])).toContain('order-access=');
    const wrongKey = await call('nl', `/api/orders/${slug}/access?key=wrong`);
    expect(wrongKey.headers['set-cookie']).toBeUndefined();
  });

  it('redirects the payment page only to this shop', async () => {
    const answer = await order(await orderBody({ returnUrl: 'https://evil.example/steal' }));
    expect(answer.status).toBe(201);
    expect(answer.body).not.toContain('evil.example');
  });

  it('accepts a name in any script', async () => {
    const body = await orderBody();
    const answer = await order({
      data: { ...body.data, user: { ...body.data.user, firstname: '🦦 Zoë', lastname: "O'Łukasz-Ñandú" } },
    });
    expect(answer.status).toBe(201);
  });
});

describe('the payment webhook', () => {
  it('answers 200 for an unknown id and does nothing', async () => {
    const answer = await call('nl', '/api/payments/webhook', {
      method: 'POST',
      body: 'id=tr_unknown',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('the catalogue', () => {
  it('never reveals exact stock to anonymous visitors', async () => {
    const [product] = await readCatalog('nl');
    expect(JSON.stringify(product)).not.toMatch(/"quantity"|"stock"/);
  });
});
