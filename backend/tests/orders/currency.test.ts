import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, call, callAdmin } from '../support/client';
import { editor } from './support/admin';
import { type Placed, type TestVariant, address, makeVariant, orderData, placeOrder, postOrder } from './support/shop';

const PRICE_LIST = 'price-list';
const LISTS = '/content-manager/collection-types/api::price-list.price-list';

interface StoredList {
  documentId: string;
  currency: string;
  rate: number;
}

/** The Swedish list of the seed: 11.20 kronor for one euro, rounded up to the next 9. */
async function readList(): Promise<StoredList> {
  const { body } = await callAdmin<{ results: StoredList[] }>(LISTS);
  const found = body.results.find(({ currency }) => currency === 'SEK');
  if (!found) throw new Error('The seed has no Swedish price list');
  return found;
}

interface Quote {
  currency: string;
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  vat: number;
  lines: { unitPrice: number }[];
  codes: { state: string; amount: number; minimum: number | null }[];
  delivery: { untilFree: number | null; options: { method: string; price: number }[] } | null;
}

async function quote(cart: object[], { locale = 'sv', country = 'se', codes = [] as string[] } = {}): Promise<Quote> {
  const { body } = await call<{ data: Quote }>('/api/quote', {
    method: 'POST',
    json: { data: { cart, country, codes } },
    headers: asStorefront({ 'x-shop-locale': locale }),
  });
  return body.data;
}

const setList = async (data: object) => editor.update(PRICE_LIST, (await readList()).documentId, data);
const swedish = (cart: object[], over: Record<string, unknown> = {}) =>
  orderData(cart, { locale: 'sv', shipping: address('se'), ...over });

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ price: 44.95 });
});
afterAll(async () => {
  await setList({ active: true, rate: 11.2, rounding: 'nines' });
});

describe('the Swedish domain', () => {
  it('quotes and sells in kronor, whatever the country of delivery', async () => {
    const inSweden = await quote([suit.item(2)]);
    // 44.95 at 11.20 is 503.44.
    expect(inSweden).toMatchObject({ currency: 'SEK', subtotal: 1018_00, shipping: 99_00, total: 1117_00 });
    expect(inSweden.lines[0]?.unitPrice).toBe(509_00);
    expect(inSweden.delivery?.untilFree).toBe(1699_00 - 1018_00);
    expect(await quote([suit.item()], { country: 'nl' })).toMatchObject({ currency: 'SEK', shipping: 49_00 });
    const order = await placeOrder(swedish([suit.item(2)]));
    expect(order).toMatchObject({ currency: 'SEK', total: 1117_00 });
  });

  it('leaves the others in euro, also for a parcel to Sweden', async () => {
    expect(await quote([suit.item()], { locale: 'nl' })).toMatchObject({
      currency: 'EUR',
      subtotal: 4495,
      shipping: 895,
    });
    expect((await quote([suit.item()], { locale: 'en', country: 'nl' })).currency).toBe('EUR');
  });

  it('shows its prices in the catalogue, the academy and the countries', async () => {
    const shown = async (path: string) => JSON.stringify((await call(path, { headers: asStorefront() })).body);
    expect(await shown(`/api/catalog/products?locale=nl&ids=${suit.product}`)).toContain('"price":4495');
    expect(await shown(`/api/catalog?locale=sv`)).toContain('"currency":"SEK"');
    const variant = await call<{ data: { attributes: object } }>(`/api/product-variants/${suit.id}?locale=nl`);
    expect(variant.body.data.attributes).toMatchObject({ price: 44.95, currency: 'EUR' });
    const { body } = await call<{ data: { attributes: { iso: string } }[] }>('/api/shipping-countries?locale=sv');
    const sweden = body.data.find(({ attributes }) => attributes.iso === 'se');
    expect(sweden?.attributes).toMatchObject({ shippingCost: 99, freeFrom: 1699, currency: 'SEK' });
    const readBundle = async (locale: string) => {
      const { body: outline } = await call<{ data: { currency: string; offers: { scope: string; price: number }[] } }>(
        `/api/academy/outline?locale=${locale}`,
        { headers: asStorefront() },
      );
      const price = outline.data.offers.find(({ scope }) => scope === 'all')?.price ?? 0;
      return { currency: outline.data.currency, price };
    };
    // Another test may have made a bundle of another price.
    const euro = (await readBundle('nl')).price / 100;
    expect(euro).toBeGreaterThan(1);
    const nines = Math.ceil((euro * 11.2 - 9) / 10) * 10 + 9;
    expect(await readBundle('sv')).toEqual({ currency: 'SEK', price: nines * 100 });
  });

  it('takes amounts of its own instead of derived ones', async () => {
    const own = await makeVariant({ price: 44.95 });
    const set = (ownPrices: object[]) => editor.update('product-variant', own.id, { ownPrices });
    expect((await set([{ currency: 'SEK', price: 499 }])).status).toBe(200);
    expect((await quote([own.item()])).subtotal).toBe(499_00);
    expect((await quote([own.item()], { locale: 'nl' })).subtotal).toBe(4495);
    for (const wrong of [[{ currency: 'SEK', price: 0 }], [{ currency: 'SEK', price: 499, salePrice: 499 }]])
      expect((await set(wrong)).status).toBe(400);
    expect((await set([{ currency: 'SEK', price: 499, salePrice: 449 }])).status).toBe(200);
    expect((await quote([own.item()])).subtotal).toBe(449_00);
    const sale = await call<{ data: { products: { variants: { reduction: object | null }[] }[] } }>(
      `/api/catalog/products?locale=nl&ids=${own.product}`,
      { headers: asStorefront() },
    );
    expect(sale.body.data.products[0]?.variants[0]?.reduction).toBeNull();
  });

  it('takes off fixed amounts in its own currency', async () => {
    const code = await editor.create('discount-code', {
      code: `SEK${Date.now()}`,
      kind: 'amount',
      amount: 5,
      minSubtotal: 40,
    });
    const { code: made } = code.body.data as unknown as { code: string };
    const typed = [made];
    // 5.00 at 11.20 is 56.00; 40.00 is 448.00.
    expect((await quote([suit.item()], { codes: typed })).codes).toMatchObject([{ state: 'applied', amount: 56_00 }]);
    const ownAmounts = [{ currency: 'SEK', amount: 50, minSubtotal: 600 }];
    expect((await editor.update('discount-code', code.body.data.documentId, { ownAmounts })).status).toBe(200);
    expect((await quote([suit.item()], { codes: typed })).codes).toMatchObject([{ state: 'minimum', minimum: 600_00 }]);
    expect((await quote([suit.item(2)], { codes: typed })).codes).toMatchObject([{ state: 'applied', amount: 50_00 }]);
    expect((await quote([suit.item()], { codes: typed, locale: 'nl' })).codes).toMatchObject([{ amount: 500 }]);
  });
});

describe('the price list', () => {
  it.each([0, -1, 0.09, 112, null, 'elva'])('refuses a rate of %j at its field', async (rate) => {
    const { status, body } = await setList({ rate });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('"rate"');
  });

  it('changes prices at once, and an order that expects the old ones is not placed', async () => {
    const before = await quote([suit.item()]);
    expect((await setList({ rate: 12 })).status).toBe(200);
    const after = await quote([suit.item()]);
    expect(after.subtotal).toBe(549_00);
    const refused = await postOrder<{ error: { name: string } }>(
      swedish([suit.item()], { expectedTotal: before.total }),
    );
    expect([refused.status, refused.body.error.name]).toEqual([409, 'TotalChanged']);
    const { body } = await callAdmin<{ results: unknown[] }>(LISTS);
    expect(body.results).toHaveLength(1);
    await setList({ rate: 11.2 });
  });

  it('that is switched off leaves the domain in euro, and placed orders as they are', async () => {
    const placed: Placed = await placeOrder(swedish([suit.item()]));
    await setList({ active: false });
    expect(await quote([suit.item()])).toMatchObject({ currency: 'EUR', subtotal: 4495 });
    const euro = { expectedTotal: placed.total };
    expect((await postOrder(swedish([suit.item()], euro))).status).toBe(409);
    // The right number of the wrong currency.
    const { total } = await quote([suit.item()]);
    const mistaken = { expectedTotal: total, expectedCurrency: 'SEK' };
    expect((await postOrder(swedish([suit.item()], mistaken))).status).toBe(409);
    await setList({ active: true });
    expect((await quote([suit.item()])).currency).toBe('SEK');
    expect(placed.currency).toBe('SEK');
  });

  it('exists once per currency', async () => {
    expect((await editor.create(PRICE_LIST, { currency: 'SEK', rate: 11 })).status).toBe(400);
  });
});
