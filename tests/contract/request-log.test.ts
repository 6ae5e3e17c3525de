import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BUYER, operatePayment } from '../support/buyer';
import { call, cartLine, post } from '../support/shop';
import { linesOf, readLog } from '../support/shop-log';

const REQUEST_ID = /^[0-9a-f]{32}$/;
const email = `stille.klant-${randomUUID()}@privat.example`;
const street = 'Verzwegenlaan';
const lastname = 'Onvermeldbaar';

it('a whole purchase leaves lines of both halves under one number, and no personal data', async () => {
  const body = {
    data: {
      user: { firstname: 'Zoë', lastname, email },
      locale: 'nl',
      cart: [await cartLine('nl', 'ZW-PRO-BLUE-M')],
      shipping: { ...BUYER, lastname, street, postalCode: '9711 ZW' },
      consent: { terms: true },
    },
  };
  const ordered = await post('nl', '/api/orders', body, { 'idempotency-key': randomUUID() });
  expect(ordered.status).toBe(201);
  const { data } = ordered.json<{ data: { slug: string; paymentUrl: string } }>();
  const cookie = String(ordered.headers['set-cookie'])
    .split(/,(?=\s*[\w-]+=)/)
    .map((set) => set.split(';')[0]?.trim())
    .join('; ');
  await operatePayment(data.paymentUrl, 'status', { status: 'paid' });
  const read = await call('nl', `/api/orders/${data.slug}`, { headers: { cookie } });
  expect(read.status).toBe(200);
  const refused = await post('nl', '/api/auth/login', { identifier: email, password: 'Otter-geheim-woord-7' });

  const requestId = String(ordered.headers['x-request-id']);
  expect(requestId).toMatch(REQUEST_ID);
  expect(refused.headers['x-request-id']).toMatch(REQUEST_ID);
  expect(refused.headers['x-request-id']).not.toBe(requestId);
  for (const half of ['storefront', 'backend'] as const) {
    const find = () => linesOf(readLog(half)).filter((line) => line.requestId === requestId);
    await expect
      .poll(find)
      .toContainEqual(expect.objectContaining({ name: half, level: 'http', route: '/api/orders', status: 201 }));
  }

  const secrets = [
    email,
    'privat.example',
    'Zoë',
    lastname,
    street,
    '9711 ZW',
    '9711ZW',
    '9711%20ZW',
    data.slug,
    data.paymentUrl,
  ];
  const values = cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
  const output = readLog('backend') + readLog('storefront');
  for (const secret of [...secrets, ...values.filter((value) => value.length > 8), 'Otter-geheim-woord-7'])
    expect(output).not.toContain(secret);
});

it('every line of the log is a JSON object of one shape', () => {
  for (const half of ['storefront', 'backend'] as const) {
    for (const line of linesOf(readLog(half))) {
      expect(line).toMatchObject({ level: expect.any(String), name: half, message: expect.any(String) });
      expect(Date.parse(line.time)).toBeGreaterThan(0);
    }
  }
});

it('error pages carry the number of their request, pages do not', async () => {
  const missing = await call('nl', '/bestaat-niet');
  expect([missing.status, missing.headers['x-request-id']]).toEqual([404, expect.stringMatching(REQUEST_ID)]);
  const home = await call('nl', '/');
  expect([home.status, home.headers['x-request-id']]).toEqual([200, undefined]);
});

it('nobody outside can choose the number of a request', async () => {
  const chosen = '0123456789abcdef0123456789abcdef';
  const headers = { 'x-request-id': chosen, traceparent: `00-${chosen}-0123456789abcdef-01` };
  const answer = await call('nl', '/api/me', { headers });
  expect(answer.headers['x-request-id']).toMatch(REQUEST_ID);
  expect(answer.headers['x-request-id']).not.toBe(chosen);
});

it('requests are logged by the template of their route', async () => {
  await call('nl', '/api/orders/nS3-0hd_kKx9vQzLw2mT7A');
  const routes = () => new Set(linesOf(readLog('storefront')).map(({ route }) => route));
  await expect.poll(() => [...routes()]).toContain('/api/orders/[slug]');
  expect([...routes()].filter((route) => /[A-Z0-9]{3}/.test(route ?? ''))).toEqual([]);
});
