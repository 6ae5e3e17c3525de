import { describe, expect, it } from 'vitest';
import { makeCard, makeVariant } from '@/lib/catalog/catalog.fixtures';
import { viewItemEvent, viewListEvent } from './catalog-events';
import { toConsentMode } from './consent-mode';
import { shopEvent, toItem } from './events';
import { purchaseEvent } from './purchase-event';
import { type FullOrder } from '@/backend/contract/order';

const sold = {
  variantId: 'v1',
  title: 'Zwotter Classic',
  options: [
    { key: 'color', value: 'blue' },
    { key: 'size', value: 'm' },
  ],
  unitPrice: 8995,
  quantity: 3,
};

describe('events', () => {
  it('have items in GA4 format with prices in euros', () => {
    expect(toItem(sold)).toEqual({
      item_id: 'v1',
      item_name: 'Zwotter Classic',
      item_variant: 'blue / m',
      price: 89.95,
      quantity: 3,
    });
    expect(toItem({ ...sold, options: [] })).not.toHaveProperty('item_variant');
  });

  it('have the exact value of their items, without floating-point errors', () => {
    const cents = (unitPrice: number, quantity: number) => toItem({ ...sold, unitPrice, quantity });
    expect(shopEvent('add_to_cart', 'EUR', [cents(8995, 3)])).toMatchObject({ currency: 'EUR', value: 269.85 });
    expect(shopEvent('view_cart', 'EUR', [cents(10, 1), cents(20, 1)]).value).toBe(0.3);
    expect(shopEvent('view_cart', 'EUR', [cents(110, 3), cents(1999, 99)]).value).toBe(1982.31);
  });

  it('contain the products of a list with their index', () => {
    const product = makeCard('Classic', 1, 8995, [makeVariant('blue', 'm')]);
    const empty = makeCard('Nothing', 2, 0, []);
    const list = viewListEvent({ id: 'shop', name: 'Shop', first: 12 }, [empty, product]);
    expect(list?.slugs).toEqual([product.slug]);
    expect(list?.event).toMatchObject({ event: 'view_item_list', item_list_id: 'shop', item_list_name: 'Shop' });
    expect(list?.event.items).toMatchObject([{ item_id: 'variant-blue-m', item_name: 'Classic', index: 13 }]);
    expect(viewListEvent({ id: 'shop', name: 'Shop' }, [empty])).toBeNull();
    expect(viewItemEvent(empty)).toBeNull();
  });
});

describe('a purchase', () => {
  const person = {
    firstname: 'Noor',
    lastname: 'Jansen',
    street: 'Otterkade',
    housenumber: '12',
    addition: '',
    info: '',
    postalCode: '3511 AB',
    city: 'Utrecht',
    country: 'nl',
  };
  const now = Date.parse('2026-11-20T12:00:00Z');
  const order: FullOrder = {
    full: true,
    orderNr: 'ZW2026-7',
    slug: 'secretslug',
    status: 'paid',
    currency: 'EUR',
    total: 18385,
    method: 'ideal',
    bank: null,
    payable: false,
    reservedUntil: null,
    payableUntil: null,
    email: 'noor@example.com',
    firstname: 'Noor',
    lastname: 'Jansen',
    subtotal: 17990,
    discount: 0,
    discountCodes: [],
    promotions: [],
    shipping: 395,
    vat: 3190,
    vatLines: [],
    trackingUrl: null,
    cancelable: false,
    withdrawal: { until: null, open: false, statements: [] },
    returns: [],
    exchangeable: [],
    recalls: [],
    giftCards: [],
    lessonRecipient: null,
    refunds: [],
    timeline: [],
    documents: [],
    lines: [{ ...sold, type: 'physical', sku: 'ZW-1', quantity: 2, credit: 0, total: 17990, vatRate: 21, image: null }],
    shippingAddress: person,
    billingAddress: person,
    delivery: { method: 'home', from: '2026-11-23', to: '2026-11-24' },
    fulfilment: 'new',
    carrier: null,
    trackingCode: null,
    pickupPoint: null,
    placedAt: '2026-11-20T11:00:00Z',
    paidAt: '2026-11-20T11:05:00Z',
  };

  it('has number, amounts and products', () => {
    expect(purchaseEvent(order, now)).toEqual({
      event: 'purchase',
      transaction_id: 'ZW2026-7',
      currency: 'EUR',
      value: 179.9,
      tax: 31.9,
      shipping: 3.95,
      items: [{ ...toItem(sold), quantity: 2 }],
    });
  });

  it('has the discounted value and the codes', () => {
    const discounted: FullOrder = {
      ...order,
      discount: 1799,
      discountCodes: [
        { code: 'SUMMER', kind: 'percent', amount: 1799 },
        { code: 'FREE', kind: 'free_shipping', amount: 395 },
      ],
    };
    expect(purchaseEvent(discounted, now)).toMatchObject({ value: 161.91, coupon: 'SUMMER,FREE' });
  });

  it("contains neither personal data nor the order's secret", () => {
    expect(JSON.stringify(purchaseEvent(order, now))).not.toMatch(/noor|jansen|otterkade|3511|utrecht|secretslug/i);
  });

  it("is only sent by the buyer's browser and while recent", () => {
    const { orderNr, slug, status, currency, total, method, bank, payable, reservedUntil, payableUntil } = order;
    const known = { orderNr, slug, status, currency, total, method, bank, payable, reservedUntil, payableUntil };
    const part = { full: false as const, ...known };
    expect(purchaseEvent(part, now)).toBeNull();
    expect(purchaseEvent(order, now + 2 * 86_400_000)).toBeNull();
    expect(purchaseEvent({ ...order, status: 'open', paidAt: null }, now + 2 * 86_400_000)).not.toBeNull();
  });
});

describe('Consent Mode', () => {
  it('maps both purposes separately', () => {
    expect(toConsentMode({ statistics: true, marketing: false })).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
  });
});
