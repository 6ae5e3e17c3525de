import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../accounts/support/account';
import { asStorefront, call } from '../support/client';
import { editor } from './support/admin';
import {
  type ShopFailure,
  type TestVariant,
  address,
  makeVariant,
  orderData,
  placeOrder,
  setStock,
} from './support/shop';

interface Line {
  variantId: string;
  title: string;
  unitPrice: number;
  total: number;
  state: string;
  available: number | null;
  type: string | null;
  slug: string | null;
}
interface Quote {
  currency: string;
  lines: Line[];
  subtotal: number;
  shipping: number;
  vat: number;
  total: number;
  vatLines: { rate: number; amount: number }[];
  country: string | null;
}

const ask = (data: object, headers = asStorefront()) =>
  call<{ data: Quote } & ShopFailure>('/api/quote', { method: 'POST', json: { data }, headers });
const quote = async (data: object): Promise<Quote> => (await ask(data)).body.data;

let suit: TestVariant;
let lesson: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 8, german: true });
  lesson = await makeVariant({ type: 'lesson', price: 4.95 });
});

describe('POST /api/quote', () => {
  it('is for the storefront only', async () => {
    const { status, body } = await ask({ cart: [] }, {} as ReturnType<typeof asStorefront>);
    expect([status, body.error.name]).toEqual([403, 'Forbidden']);
  });

  it('prices a cart in the requested language', async () => {
    const german = await quote({ cart: [suit.item(2), lesson.item()], country: 'de', locale: 'de' });
    expect(german).toMatchObject({ currency: 'EUR', subtotal: 12485, total: 12485 + german.shipping, country: 'de' });
    expect(german.vatLines).toEqual([{ rate: 19, amount: german.total - Math.round(german.total / 1.19) }]);
    expect(german.lines[0]).toMatchObject({
      title: `Anzug ${suit.sku}`,
      unitPrice: 5995,
      total: 11990,
      state: 'ok',
      available: 8,
      type: 'physical',
    });
    expect(german.lines[1]).toMatchObject({ state: 'ok', available: null, type: 'lesson' });
    expect((await quote({ cart: [suit.item()], locale: 'fr' })).lines[0]?.title).toBe(`Pak ${suit.sku}`);
  });

  it('charges 3.95 without a known country, and nothing without a parcel', async () => {
    expect((await quote({ cart: [suit.item()] })).shipping).toBe(395);
    expect((await quote({ cart: [suit.item()], country: 'lu' })).shipping).toBe(395);
    expect((await quote({ cart: [suit.item()], country: '../x' })).shipping).toBe(395);
    expect((await quote({ cart: [lesson.item()], country: 'nl' })).shipping).toBe(0);
    expect(await quote({ cart: [] })).toMatchObject({ lines: [], subtotal: 0, shipping: 0, vat: 0, total: 0 });
  });

  it('takes the country of a customer’s first address when none is given, as an order does', async () => {
    const customer = await signUp();
    const own = await makeVariant();
    const quoteOwn = async () => (await ask({ cart: [own.item()] }, customer.headers)).body.data;
    expect(await quoteOwn()).toMatchObject({ country: null, shipping: 395 });
    const saved = await call('/api/users/me', {
      method: 'PUT',
      json: { addresses: [address('de'), address('nl')] },
      headers: customer.headers,
    });
    expect(saved.status).toBe(200);

    const quoted = await quoteOwn();
    const german = await quote({ cart: [own.item()], country: 'de' });
    expect(quoted).toMatchObject({ country: 'de', shipping: german.shipping, vat: german.vat });
    expect((await ask({ cart: [own.item()], country: 'nl' }, customer.headers)).body.data.country).toBe('nl');
    const data = orderData([own.item()], { shipping: undefined, expectedTotal: quoted.total });
    expect(await placeOrder(data, customer.headers)).toMatchObject({
      shipping: quoted.shipping,
      total: quoted.total,
      vat: quoted.vat,
    });
  });

  it('drops unavailable and sold-out lines, keeping the order of the cart', async () => {
    const empty = await makeVariant({ stock: 0 });
    const other = { ...suit.item(), options: [{ key: 'color', value: 'no-such-colour' }] };
    const result = await quote({
      cart: [{ ...suit.item(), variantId: 'nope' }, empty.item(), other, suit.item()],
    });
    expect(result.lines.map((line) => line.state)).toEqual(['gone', 'sold_out', 'gone', 'ok']);
    expect(result.lines.map((line) => line.total)).toEqual([0, 0, 0, 5995]);
    expect(result.subtotal).toBe(5995);
    expect((await quote({ cart: [empty.item()] })).shipping).toBe(0);
  });

  it('takes a line from before its product had an option', async () => {
    const result = await quote({ cart: [{ ...suit.item(), options: [] }] });
    expect(result.lines).toMatchObject([{ state: 'ok', total: 5995 }]);
  });

  it('shares the stock between lines of one SKU', async () => {
    const result = await quote({ cart: [suit.item(6), suit.item(6), suit.item(6)] });
    expect(result.lines.map((line) => [line.state, line.available])).toEqual([
      ['ok', 8],
      ['low', 2],
      ['sold_out', 0],
    ]);
  });

  it('reports low stock, no stock and an unpublished product immediately', async () => {
    const own = await makeVariant({ stock: 5 });
    const state = async () => (await quote({ cart: [own.item()] })).lines[0]?.state;
    expect(await state()).toBe('low');
    await setStock(own.sku, 0);
    expect(await state()).toBe('sold_out');
    await setStock(own.sku, 9);
    await editor.update('product-variant', own.id, { price: 12.34 });
    expect((await quote({ cart: [own.item()] })).subtotal).toBe(1234);
    await editor.unpublish('product', own.product, 'nl');
    expect(await state()).toBe('gone');
  });

  it.each([
    ['quantity', [{ variantId: 'a', quantity: 0 }], ['cart', '0', 'quantity']],
    ['too many lines', Array.from({ length: 16 }, () => ({ variantId: 'a', quantity: 1 })), ['cart']],
    ['no list', 'x', ['cart']],
  ])('refuses %s', async (_, cart, path) => {
    const { status, body } = await ask({ cart });
    expect(status).toBe(422);
    expect(body.error.details.errors?.[0]?.path).toEqual(path);
  });
});
