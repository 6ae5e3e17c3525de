import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOrderAccess, isOrderSlug, parseOrderAccess, serialiseOrderAccess } from './order-access-cookie';
import { wireOrder } from '@/lib/customer/orders/wire';

const order = (n: number) => ({ slug: `order-slug-${n}`, key: `access-key-${n}` });

describe('the order-access cookie', () => {
  it('round-trips', () => {
    const orders = [order(1), order(2)];
    expect(parseOrderAccess(serialiseOrderAccess(orders))).toEqual(orders);
  });

  it('lists the newest order first, without duplicates, at most twenty', () => {
    let cookie: string | undefined;
    for (let n = 0; n < 25; n += 1) cookie = addOrderAccess(cookie, order(n));
    cookie = addOrderAccess(cookie, { ...order(10), key: 'another-key' });
    const orders = parseOrderAccess(cookie);
    expect(orders).toHaveLength(20);
    expect(orders[0]).toEqual({ slug: 'order-slug-10', key: 'another-key' });
    expect(orders.filter(({ slug }) => slug === 'order-slug-10')).toHaveLength(1);
    expect(orders.at(-1)).toEqual(order(5));
  });

  it('is empty for hostile input', () => {
    for (const value of [
      undefined,
      '',
      'x',
      'a.b',
      'order-slug-1.',
      '<script>.onload-onload',
      'order-slug-1.access-key-1.more',
    ]) {
      expect(parseOrderAccess(value)).toEqual([]);
    }
    fc.assert(fc.property(fc.string(), (value) => parseOrderAccess(value).every(({ slug }) => isOrderSlug(slug))));
  });
});

describe('wireOrder', () => {
  const shared = {
    orderNr: 'ZW2026-1',
    slug: 'order-slug-1',
    status: 'open',
    currency: 'EUR',
    total: 4390,
    payable: true,
  };

  it('returns the public part of an order', () => {
    expect(wireOrder.parse(shared)).toEqual({
      ...shared,
      full: false,
      method: null,
      bank: null,
      reservedUntil: null,
      payableUntil: null,
    });
  });

  it('returns the whole order to its owner', () => {
    const full = {
      ...shared,
      full: true,
      email: 'a@b.nl',
      firstname: 'A',
      lastname: 'B',
      subtotal: 3995,
      shipping: 395,
      vat: 762,
      vatLines: [{ rate: 21, amount: 762 }],
      lines: [
        {
          type: 'physical',
          title: 'Pak',
          sku: 'S',
          options: [{ key: 'size', value: 'm' }],
          quantity: 1,
          unitPrice: 3995,
          total: 3995,
          vatRate: 21,
          image: { url: '/uploads/a.webp', width: 1, height: 1 },
        },
      ],
      shippingAddress: {
        street: 'Straat',
        housenumber: '1',
        addition: null,
        postalCode: '1234 AB',
        city: 'Stad',
        country: 'nl',
      },
      billingAddress: null,
      fulfilment: 'new',
      placedAt: '2026-11-20T12:00:00.000Z',
    };
    expect(wireOrder.parse(full)).toMatchObject({
      full: true,
      carrier: null,
      paidAt: null,
      lines: [{ image: { url: '/media/a.webp' } }],
      shippingAddress: { addition: '' },
    });
  });
});
