// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { buildOrderRequest } from './order-request';
import { getOrderedItems, savePendingOrder } from './pending-order-items';
import { placeOrder } from './place-order';
import { emptyCheckout } from './checkout-schema';

const request = buildOrderRequest({
  values: emptyCheckout('nl'),
  cart: [{ variantId: 'suit', quantity: 1, options: [] }],
  locale: 'en',
  rules: { requireAddition: false, physical: true, lessons: false, pickup: false, countries: ['nl'] },
  total: 100,
});
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refuse = (name: string) => json(409, { error: { status: 409, name, message: name } });
const created = () => json(201, { data: { slug: 'slug-1', paymentUrl: null } });

/** Captcha tokens of all calls, in order. */
function answerWith(...answers: Response[]) {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('x-captcha-token'));
    return answers.shift() ?? created();
  });
  return tokens;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('sends the token if there is one', async () => {
  const tokens = answerWith();
  await placeOrder(request, 'token');
  sessionStorage.clear();
  await placeOrder(request, null);
  expect(tokens).toEqual(['token', null]);
});

it('does not reuse a token', async () => {
  const tokens = answerWith(refuse('IdempotencyConflict'));
  expect(await placeOrder(request, 'token')).toEqual({ kind: 'ordered', slug: 'slug-1' });
  expect(tokens).toEqual(['token', null]);
});

it('reports a rejected token', async () => {
  answerWith(refuse('CaptchaFailed'));
  expect(await placeOrder(request, 'token')).toEqual({ kind: 'problem', problem: 'captcha' });
});

/** Slugs of orders that the orders of this browser replaced, in order; each gets a slug of its own. */
function recordReplaced() {
  const replaced: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { data: { replaces?: string } };
    replaced.push(body.data.replaces);
    return json(201, { data: { slug: `slug-${replaced.length}`, paymentUrl: null } });
  });
  return replaced;
}

it('a sheet that pays the cart replaces the open order of the cart', async () => {
  const replaced = recordReplaced();
  await placeOrder(request);
  await placeOrder(request, null, { applePayToken: 'token', isCart: true });
  expect(replaced).toEqual([undefined, 'slug-1']);
});

it('an article bought apart and the open order of the cart do not replace each other', async () => {
  const replaced = recordReplaced();
  await placeOrder(request);
  savePendingOrder('slug-1', request.cart);
  await placeOrder(request, null, { applePayToken: 'first', isCart: false });
  await placeOrder(request, null, { applePayToken: 'second', isCart: false });
  expect(getOrderedItems('slug-1')).toEqual(request.cart);
  await placeOrder({ ...request, expectedTotal: 200 });
  expect(replaced).toEqual([undefined, undefined, undefined, 'slug-1']);
});

it('a sheet whose answer was lost asks again under the same key', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('offline');
    return created();
  });
  const express = { applePayToken: 'third', isCart: false };
  await placeOrder(request, null, express);
  await placeOrder(request, null, express);
  expect(keys[1]).toBe(keys[0]);
});
