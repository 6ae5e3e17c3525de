import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signUp, withToken } from '../accounts/support/account';
import { database, minutesFromNow } from '../support/database';
import { idOf } from './support/diary';
import { paymentsOf, readMollie, simulateFailures } from './support/mollie';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  makeVariant,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
  readStock,
} from './support/shop';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 200 });
});
afterEach(() => simulateFailures({ down: false, delayMs: 0, loseCreateAnswers: false }));

/** Sessions of the database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await database().raw(
    "select count(*) as count from pg_stat_activity where wait_event_type = 'Lock'",
  );
  return Number(rows[0].count);
}

describe('Idempotency-Key', () => {
  it('returns the same response for the same body, regardless of key order', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const data = orderData([suit.item()]);
    const first = await postOrder(data, headers);
    const second = await postOrder(Object.fromEntries(Object.entries(data).reverse()), headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await paymentsOf(first.body.data.orderNr)).toHaveLength(1);
  });

  it('refuses another body', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const data = orderData([suit.item()]);
    await postOrder(data, headers);
    const { status, body } = await postOrder<ShopFailure>({ ...data, cart: [suit.item(2)] }, headers);
    expect([status, body.error.name]).toEqual([409, 'IdempotencyConflict']);
  });

  it('gives the key of the order to a prompt repetition only', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const data = orderData([suit.item()]);
    const first = await postOrder(data, headers);
    await database()('idempotency_keys')
      .where({ key: headers['idempotency-key'] })
      .update({ created_at: minutesFromNow(-61) });
    const late = await postOrder(data, headers);
    const { accessKey, ...known } = first.body.data;
    expect(accessKey).toBeTruthy();
    expect(late.body.data).toEqual(known);
  });

  it('belongs to the account it was first used with', async () => {
    const [mine, other] = [await signUp(), await signUp()];
    const headers = { 'idempotency-key': randomUUID() };
    const data = orderData([suit.item()]);
    const own = withToken(headers, mine.jwt);
    const first = await postOrder(data, own);
    expect((await postOrder(data, own)).body).toEqual(first.body);
    for (const caller of [withToken({}, other.jwt), {}]) {
      const { status, body } = await postOrder<ShopFailure>(data, { ...headers, ...caller });
      expect([status, body.error.name]).toEqual([409, 'IdempotencyConflict']);
    }
  });

  it('refuses invalid keys', async () => {
    const { status, body } = await postOrder<ShopFailure>(orderData([suit.item()]), {
      'idempotency-key': 'x'.repeat(201),
    });
    expect([status, body.error.name]).toEqual([400, 'MalformedRequest']);
  });

  it('creates one order for twenty concurrent requests', async () => {
    const before = await readStock(suit.sku);
    await simulateFailures({ delayMs: 100 });
    const headers = { 'idempotency-key': randomUUID() };
    const data = orderData([suit.item(3)]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postOrder(data, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const [first] = answers;
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect(first?.body.data.paymentUrl).toBeTruthy();
    expect(await readStock(suit.sku)).toBe(before - 3);
    expect(await paymentsOf(first?.body.data.orderNr ?? '')).toHaveLength(1);
  });

  it('can be reused after a refusal', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const scarce = await makeVariant({ stock: 0 });
    const data = orderData([scarce.item()]);
    expect((await postOrder(data, headers)).status).toBe(422);
    expect((await postOrder({ ...data, cart: [suit.item()] }, headers)).status).toBe(201);
  });

  it('completes an order whose first response was lost', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const data = orderData([suit.item()]);
    await simulateFailures({ loseCreateAnswers: true });
    const first = await postOrder(data, headers);
    expect(first.body.data).toMatchObject({ status: 'open', paymentUrl: null });
    await simulateFailures({ loseCreateAnswers: false });
    const second = await postOrder(data, headers);
    expect(second.body.data).toMatchObject({ orderNr: first.body.data.orderNr, status: 'open' });
    expect(second.body.data.paymentUrl).toBeTruthy();
    // The provider deduplicates by key, so two requests created one payment.
    const payments = await paymentsOf(first.body.data.orderNr);
    expect(payments).toHaveLength(1);
    const requests = (await readMollie()).log.filter(({ method, id }) => method === 'POST' && id === payments[0]?.id);
    expect(requests.length).toBeGreaterThan(1);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(requests[0]?.key).toMatch(/^[a-z0-9]{24}$/);
  });
});

describe('a changed cart', () => {
  it('replaces the open order, releases its stock and closes its payment', async () => {
    const last = await makeVariant({ stock: 2 });
    const data = orderData([last.item(2)]);
    const first = await placeOrder(data);
    const access = { 'x-order-access': `${first.slug}.${first.accessKey}` };
    const second = await placeOrder({ ...data, cart: [last.item(1)], replaces: first.slug }, access);
    expect(second.orderNr).not.toBe(first.orderNr);
    expect(await readStock(last.sku)).toBe(1);
    expect(await readOrder(first)).toMatchObject({ status: 'canceled', payable: false });
    await expect.poll(async () => (await paymentsOf(first.orderNr))[0]?.status).toBe('canceled');
    expect(await readStock(last.sku)).toBe(1);
  });

  it('does not cancel an order that was paid too little at that moment', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    const id = await idOf(order.orderNr);
    const transaction = await database().transaction();
    await transaction('orders').where({ id }).update({ updated_at: new Date() });
    await transaction('payments').where({ order_id: id }).update({ state: 'paid', amount: 1 });
    const headers = { 'x-order-access': `${order.slug}.${order.accessKey}` };
    const next = postOrder(orderData([suit.item()], { replaces: order.slug }), headers);
    // SQLite has one writer: the backend's transaction begins after this one in any case.
    if (process.env.DATABASE_URL) await expect.poll(countWaiting).toBeGreaterThan(0);
    await transaction.commit();
    expect((await next).status).toBe(201);
    expect((await readOrder(order)).status).toBe('open');
  });

  it('is atomic: when the new order is refused the old one stays', async () => {
    const first = await placeOrder(orderData([suit.item()]));
    const access = { 'x-order-access': `${first.slug}.${first.accessKey}` };
    const refusal = await postOrder(orderData([suit.item()], { replaces: first.slug, expectedTotal: 1 }), access);
    expect(refusal.status).toBe(409);
    expect((await readOrder(first)).status).toBe('open');
  });

  it('never cancels another customer’s order', async () => {
    const victim: Placed = await placeOrder(orderData([suit.item()]));
    await placeOrder(orderData([suit.item()], { replaces: victim.slug }));
    await placeOrder(orderData([suit.item()], { replaces: victim.slug }), {
      'x-order-access': `${victim.slug}.${'a'.repeat(43)}`,
    });
    expect((await readOrder(victim)).status).toBe('open');
  });
});

describe('a provider outage', () => {
  it('accepts the order, which can be paid later', async () => {
    await simulateFailures({ down: true });
    const order = await placeOrder(orderData([suit.item()]));
    expect(order).toMatchObject({ status: 'open', paymentUrl: null });
    expect(await readOrder(order)).toMatchObject({ status: 'open', payable: true });
  });
});
