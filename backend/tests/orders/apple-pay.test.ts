import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { paymentOf, paymentsOf, readMollie, simulateFailures } from './support/mollie';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  makeVariant,
  orderData,
  readOrder,
  readStock,
} from './support/shop';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
});
beforeEach(() => simulateFailures({ refuseMethods: [], methods: [], nonsense: '', down: false, delayMs: 0 }));

const APPLE = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
const open = (validationUrl: unknown, locale = 'nl') =>
  call<{ data: { session: { domainName: string } | null } } & ShopFailure>('/api/payments/apple-pay', {
    method: 'POST',
    json: { validationUrl },
    headers: asStorefront({ 'x-shop-locale': locale }),
  });
const tokenOf = (outcome: string) => JSON.stringify({ paymentData: { outcome }, transactionIdentifier: randomUUID() });
const order = (over: object = {}) => orderData([suit.item()], { paymentMethod: 'applepay', ...over });
const buy = (applePayToken: unknown, data: object = order(), headers: Record<string, string> = {}) =>
  call<{ data: Placed } & ShopFailure>('/api/orders', {
    method: 'POST',
    json: { data, applePayToken },
    headers: asStorefront(headers),
  });
const sheets = async () => (await readMollie()).log.filter(({ method }) => method === 'WALLET');

describe('the sheet of Apple Pay', () => {
  it('opens for the domain of the shop, whatever the browser says', async () => {
    const { status, body } = await open(APPLE);
    expect([status, body.data.session]).toEqual([200, { domainName: 'localhost', signature: 'x' }]);
    expect((await sheets()).at(-1)?.id).toBe(`localhost ${APPLE}`);
  });

  it.each([
    'http://apple-pay-gateway.apple.com/x',
    'https://apple-pay-gateway.apple.com.evil.example/x',
    'https://evil.example/?apple-pay-gateway.apple.com',
    'https://apple-pay-gateway.apple.com@evil.example/',
    'https://apple-pay-gateway.apple.com:8443/x',
    'https://www.apple.com/x',
    'http://127.0.0.1:1337/admin',
    'file:///etc/passwd',
    '',
    7,
    null,
  ])('never makes the provider call %s', async (url) => {
    const before = (await sheets()).length;
    const { status, body } = await open(url);
    expect([status, body.error.details.errors?.[0]?.path]).toEqual([422, ['validationUrl']]);
    expect((await sheets()).length).toBe(before);
  });

  it('stays closed without an answer of the provider', async () => {
    await simulateFailures({ down: true });
    const { status, body } = await open(APPLE);
    expect([status, body.data.session]).toEqual([200, null]);
  });

  it('is for the storefront only', async () => {
    expect((await call('/api/payments/apple-pay', { method: 'POST', json: { validationUrl: APPLE } })).status).toBe(
      403,
    );
  });
});

describe('an order that Apple Pay authorized', () => {
  it('is paid with its answer, without a page of the provider', async () => {
    const { status, body } = await buy(tokenOf('paid'));
    expect([status, body.data.status, body.data.paymentUrl]).toEqual([201, 'paid', null]);
    const payment = await paymentOf(body.data.orderNr);
    expect(payment).toMatchObject({ requestedMethod: 'applepay', status: 'paid' });
    expect(await readOrder(body.data)).toMatchObject({ status: 'paid', method: 'applepay' });
  });

  it('that is declined can be paid in another way', async () => {
    const { body } = await buy(tokenOf('failed'));
    expect([body.data.status, body.data.paymentUrl]).toEqual(['failed', null]);
    expect(await readOrder(body.data)).toMatchObject({ status: 'failed', payable: true });
  });

  it('whose token the provider can not read is paid on its page', async () => {
    const { body } = await buy('nonsense');
    expect(body.data.status).toBe('open');
    expect(body.data.paymentUrl).toMatch(/\/checkout\//);
  });

  it('with another total than the sheet showed is not placed, and nothing is paid', async () => {
    const stock = await readStock(suit.sku);
    const { status, body } = await buy(tokenOf('paid'), order({ expectedTotal: 100 }));
    expect([status, body.error.name]).toEqual([409, 'TotalChanged']);
    expect(await readStock(suit.sku)).toBe(stock);
  });

  it('counts once when its answer was lost and it is sent again', async () => {
    const [data, headers, token] = [order(), { 'idempotency-key': randomUUID() }, tokenOf('paid')];
    const answers = [await buy(token, data, headers), await buy(token, data, headers)];
    expect(new Set(answers.map(({ body }) => body.data.orderNr)).size).toBe(1);
    expect(answers.map(({ body }) => body.data.status)).toEqual(['paid', 'paid']);
    expect(await paymentsOf(answers[0]?.body.data.orderNr ?? '')).toHaveLength(1);
  });

  it('waits for its payment while the provider is down', async () => {
    await simulateFailures({ down: true });
    const { status, body } = await buy(tokenOf('paid'));
    expect([status, body.data.status]).toEqual([201, 'open']);
    expect(await paymentsOf(body.data.orderNr)).toEqual([]);
  });

  it.each([
    ['another way to pay', tokenOf('paid'), { paymentMethod: 'ideal' }, ['paymentMethod']],
    ['a token that is no text', { a: 1 }, {}, ['applePayToken']],
    ['a token that is too long', 'x'.repeat(30_000), {}, ['applePayToken']],
  ])('is refused with %s', async (_name, token, over, path) => {
    const { status, body } = await buy(token, order(over));
    expect([status, body.error.details.errors?.[0]?.path]).toEqual([422, path]);
  });
});
