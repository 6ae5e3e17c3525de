// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { buildOrderRequest } from './order-request';
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

beforeEach(() => sessionStorage.clear());

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

it.each([
  ['the cart', true, 'slug-1'],
  ['an article apart from it', false, undefined],
])('a sheet that pays %s treats the open order of the cart accordingly', async (_name, isCart, replaces) => {
  const bodies: { data: { replaces?: string } }[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return created();
  });
  await placeOrder(request);
  await placeOrder(request, null, { applePayToken: 'token', isCart });
  expect(bodies.map(({ data }) => data.replaces)).toEqual([undefined, replaces]);
});
