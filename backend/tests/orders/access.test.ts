import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSecrets } from '../support/backend';
import { asStorefront, call } from '../support/client';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  makeVariant,
  orderData,
  placeOrder,
  readOrder,
} from './support/shop';

let suit: TestVariant;
let order: Placed;
let other: Placed;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
  order = await placeOrder(orderData([suit.item(2)], { billing: undefined }));
  other = await placeOrder(orderData([suit.item()]));
});

const open = (slug: string, key: string, headers: Record<string, string> = asStorefront()) =>
  call<{ data: { ok: boolean; accessKey: string } } & ShopFailure>(
    `/api/orders/${slug}/access?key=${encodeURIComponent(key)}`,
    { headers },
  );

describe('GET /api/orders/:slug', () => {
  it('returns only the public part for the slug alone', async () => {
    const seen = await readOrder({ slug: order.slug });
    expect(Object.keys(seen).sort()).toEqual([
      'bank',
      'currency',
      'full',
      'language',
      'method',
      'orderNr',
      'payable',
      'payableUntil',
      'reservedUntil',
      'slug',
      'status',
      'total',
    ]);
    expect(seen).toMatchObject({
      full: false,
      orderNr: order.orderNr,
      status: 'open',
      total: order.total,
      payable: true,
      bank: null,
    });
  });

  it('returns everything with the key', async () => {
    const seen = await readOrder(order);
    expect(seen).toMatchObject({
      full: true,
      firstname: 'Zoë',
      subtotal: 11990,
      fulfilment: 'new',
      shippingAddress: { street: 'Kade', postalCode: '1234 AB', country: 'nl', firstname: 'Zoë' },
      billingAddress: null,
      lines: [{ title: `Pak ${suit.sku}`, sku: suit.sku, quantity: 2, unitPrice: 5995, total: 11990, vatRate: 21 }],
      payments: [{ attempt: 1, status: 'open', amount: order.total }],
    });
    expect(seen.placedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(JSON.stringify(seen)).not.toMatch(/accessKey|access_key|hash|password/i);
  });

  it('a key opens its own order only', async () => {
    expect((await readOrder({ slug: order.slug, accessKey: other.accessKey })).full).toBe(false);
    const both = `${other.slug}.${other.accessKey},${order.slug}.${order.accessKey}`;
    expect((await readOrder({ slug: order.slug }, { 'x-order-access': both })).full).toBe(true);
    const swapped = `${order.slug}.${other.accessKey},${other.slug}.${order.accessKey}`;
    expect((await readOrder({ slug: order.slug }, { 'x-order-access': swapped })).full).toBe(false);
  });

  it.each(['x'.repeat(22), '1', "'--", '..%2f', 'ZW2026-00001'])('returns 404 for %s', async (slug) => {
    const { status, body } = await call<ShopFailure>(`/api/orders/${slug}`, { headers: asStorefront() });
    expect([status, body.error.name]).toEqual([404, 'NotFound']);
  });
});

describe('GET /api/orders/:slug/access', () => {
  it('accepts the key of the mail', async () => {
    expect((await open(order.slug, order.accessKey)).body.data).toEqual({ ok: true, accessKey: order.accessKey });
  });
  it('is derived from slug and secret', () => {
    const key = createHmac('sha256', testSecrets.ACCESS_SECRET)
      .update(`order-access:${order.slug}`)
      .digest('base64url');
    expect(order.accessKey).toBe(key);
  });
  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000)])('refuses %s', async (key) => {
    const { status, body } = await open(order.slug, key);
    expect([status, body.error.name]).toEqual([403, 'Forbidden']);
  });
  it('refuses a foreign key, an unknown order, and callers other than the storefront', async () => {
    expect((await open(order.slug, other.accessKey)).status).toBe(403);
    expect((await open('x'.repeat(22), order.accessKey)).status).toBe(403);
    expect((await open(order.slug, order.accessKey, {})).status).toBe(403);
  });
});

describe('GET /api/orders', () => {
  it('is for signed-in customers', async () => {
    const { status, body } = await call<ShopFailure>('/api/orders', { headers: asStorefront() });
    expect([status, body.error.name]).toEqual([401, 'Unauthorized']);
  });
});

describe('other endpoints', () => {
  it.each(['order-lines', 'payments', 'outbox-messages', 'idempotency-keys', 'counters', 'order-events'])(
    '%s has no public endpoint',
    async (path) => {
      expect((await call(`/api/${path}`)).status).toBe(404);
    },
  );
  it('orders can not be changed or deleted from outside', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect(
        (await call(`/api/orders/${order.slug}`, { method, json: { data: { paymentStatus: 'paid' } } })).status,
      ).toBe(405);
    }
  });
});
