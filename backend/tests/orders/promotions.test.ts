// @full
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { paidOrder, pieces, refund } from '../refunds/support';
import { asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { callAdmin, editor } from './support/admin';
import { quote } from './support/discounts';
import { waitForMail } from './support/mail';
import { settle } from './support/mollie';
import {
  type ShopFailure,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
  setStock,
} from './support/shop';

const TYPE = '/content-manager/collection-types/api::promotion.promotion';

interface Quoted {
  total: number;
  discount: number;
  lines: { discount: number }[];
  promotions: object[];
  gifts: { variantId: string; unitPrice: number }[];
}
const ask = async (data: object): Promise<Quoted> => (await quote(data)) as never;

let suit: TestVariant;
let poncho: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100, price: 59.95 });
  poncho = await makeVariant({ stock: 100, price: 30 });
});

const made: string[] = [];
async function promote(data: object, products: TestVariant[], gift?: TestVariant) {
  const answer = await callAdmin<{ data: { documentId: string } } & ShopFailure>(TYPE, {
    method: 'POST',
    json: {
      name: 'Test',
      active: true,
      products: { connect: products.map(({ product }) => ({ documentId: product, locale: 'nl' })), disconnect: [] },
      ...(gift ? { gift: { connect: [{ documentId: gift.id }], disconnect: [] } } : {}),
      ...data,
    },
  });
  if (answer.status === 201) made.push(answer.body.data.documentId);
  return answer;
}
const announced = async (locale: string) =>
  (await call<{ data: object[] }>(`/api/promotions?locale=${locale}`, { headers: asStorefront() })).body.data;
const end = (id: string | undefined) => callAdmin(`${TYPE}/${id}`, { method: 'DELETE' });
afterEach(async () => {
  for (const id of made.splice(0)) await end(id);
  expect(await checkBooks(database())).toEqual([]);
});

describe('a second one that is cheaper', () => {
  it('is the same in quote, order, mail and refund, and a piece that comes back gives what was paid for it', async () => {
    await promote({ kind: 'pair', percent: 15 }, [suit]);
    const cart = [suit.item(2), poncho.item()];
    const quoted = await ask({ cart, country: 'nl' });
    expect(quoted).toMatchObject({
      discount: 899,
      promotions: [{ kind: 'pair', percent: 15, amount: 899, parts: [{ line: 0, amount: 899 }] }],
    });
    expect(quoted.lines.map((line) => line.discount)).toEqual([899, 0]);
    const desk = await paidOrder(suit, 2);
    const order = await readOrder(desk.order);
    expect(order).toMatchObject({
      discount: 899,
      promotions: [{ kind: 'pair', percent: 15, amount: 899 }],
      discountCodes: [],
    });
    expect((await waitForMail(desk.email, ({ text }) => text.includes('15%'))).text).toContain(
      '15% korting op de goedkoopste van twee',
    );
    const first = await refund(desk, { lines: await pieces(desk, 1) });
    const second = await refund(desk, { lines: await pieces(desk, 1) });
    expect(first.body.data.amount + second.body.data.amount).toBe(11_990 - 899);
  });

  it('that has ended meanwhile is answered with the new total', async () => {
    await promote({ kind: 'pair', percent: 15 }, [suit]);
    const data = orderData([suit.item(2)]);
    const { total } = await ask({ cart: [suit.item(2)], country: 'nl' });
    await end(made.pop());
    const { status, body } = await postOrder<ShopFailure>({ ...data, expectedTotal: total });
    expect([status, body.error.name]).toEqual([409, 'TotalChanged']);
  });
});

describe('a percentage from an amount', () => {
  it('comes by itself and is announced; pieces that come back give what was paid for them', async () => {
    await promote({ kind: 'threshold', percent: 10, minSubtotal: 100 }, []);
    expect(await ask({ cart: [suit.item()], country: 'nl' })).toMatchObject({ discount: 0, promotions: [] });
    const quoted = await ask({ cart: [suit.item(2), poncho.item()], country: 'nl' });
    expect(quoted).toMatchObject({
      discount: 1500,
      promotions: [{ kind: 'threshold', percent: 10, amount: 1500 }],
    });
    expect(quoted.lines.map((line) => line.discount)).toEqual([1200, 300]);
    expect(await announced('de')).toMatchObject([{ kind: 'threshold', percent: 10, minSubtotal: 10_000 }]);
    const desk = await paidOrder(suit, 2);
    expect(await readOrder(desk.order)).toMatchObject({
      discount: 1200,
      promotions: [{ kind: 'threshold', percent: 10, amount: 1200 }],
    });
    expect((await waitForMail(desk.email, ({ text }) => text.includes('10%'))).text).toContain(
      '10% korting op je bestelling',
    );
    const first = await refund(desk, { lines: await pieces(desk, 1) });
    const second = await refund(desk, { lines: await pieces(desk, 1) });
    expect([first.body.data.amount, second.body.data.amount]).toEqual([5395, 5395]);
  });

  it('has no products: those have a sale price', async () => {
    const answer = await promote({ kind: 'threshold', percent: 10, minSubtotal: 100 }, [suit]);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('sale price')]);
  });
});

describe('a gift', () => {
  it('is offered while it is in stock, and is free once the customer has added it', async () => {
    const gift = await makeVariant({ stock: 1, price: 12.5 });
    await promote({ kind: 'gift', minSubtotal: 50 }, [], gift);
    expect(await ask({ cart: [poncho.item()], country: 'nl' })).toMatchObject({ gifts: [], promotions: [] });
    expect((await ask({ cart: [suit.item()], country: 'nl' })).gifts).toMatchObject([
      { variantId: gift.id, unitPrice: 1250 },
    ]);
    const cart = [suit.item(), gift.item()];
    expect(await ask({ cart, country: 'nl' })).toMatchObject({ gifts: [], discount: 1250 });
    const placed = await placeOrder(orderData(cart, { user: { firstname: 'Bo', lastname: 'Dam', email: newEmail() } }));
    await settle(placed.orderNr, { status: 'paid', method: 'ideal' });
    expect(await readOrder(placed)).toMatchObject({ promotions: [{ kind: 'gift', percent: null, amount: 1250 }] });
    expect((await ask({ cart: [suit.item()], country: 'nl' })).gifts).toEqual([]);
  });

  it('is announced where a product that brings it can be bought, and while it is switched on', async () => {
    const gift = await makeVariant({ stock: 1, price: 12.5, german: true });
    await promote({ kind: 'gift' }, [suit], gift);
    expect([await announced('nl'), await announced('de')]).toMatchObject([[{ kind: 'gift', products: [{}] }], []]);
    await setStock(gift.sku, 0);
    expect(await announced('nl')).toEqual([]);
    await setStock(gift.sku, 1);
    expect(await announced('nl')).toHaveLength(1);
    await editor.update('product-variant', gift.id, { active: false });
    expect(await announced('nl')).toEqual([]);
  });
});

describe('a set with one part sold out', () => {
  const SET = { kind: 'set', price: 80 };
  let gone: TestVariant;
  beforeAll(async () => {
    gone = await makeVariant({ stock: 0, price: 30 });
  });

  it('takes nothing off, leaves another promotion on its line, and is no order', async () => {
    await promote(SET, [gone, suit]);
    // The part that can't be bought is first: lines after it keep their number.
    const cart = [gone.item(), suit.item(), poncho.item(2)];
    const quoted = await ask({ cart, country: 'nl' });
    expect(quoted).toMatchObject({ discount: 0, promotions: [] });
    expect(quoted.lines.map((line) => line.discount)).toEqual([0, 0, 0]);
    await promote({ kind: 'pair', percent: 50 }, [poncho]);
    const paired = await ask({ cart, country: 'nl' });
    expect(paired).toMatchObject({
      discount: 1500,
      promotions: [{ kind: 'pair', parts: [{ line: 2, amount: 1500 }] }],
    });
    expect(paired.lines.map((line) => line.discount)).toEqual([0, 0, 1500]);
    const { status, body } = await postOrder<ShopFailure>(orderData(cart));
    expect([status, body.error.name]).toEqual([422, 'VariantUnavailable']);
    expect(body.error.details.lines).toEqual([{ variantId: gone.id, state: 'sold_out', available: 0 }]);
  });

  it('is not announced until that part is back', async () => {
    await promote(SET, [gone, suit]);
    expect(await announced('nl')).toEqual([]);
    await setStock(gone.sku, 1);
    expect(await announced('nl')).toMatchObject([{ kind: 'set', price: 8000, products: [{}, {}] }]);
    expect(await ask({ cart: [gone.item(), suit.item()], country: 'nl' })).toMatchObject({ discount: 995 });
    await setStock(gone.sku, 0);
    expect(await announced('nl')).toEqual([]);
  });
});

describe('a promotion in the admin', () => {
  it('needs what its kind needs, and is announced in every language of its products', async () => {
    const lonely = await promote({ kind: 'set', price: 80 }, [suit]);
    expect([lonely.status, JSON.stringify(lonely.body)]).toEqual([400, expect.stringContaining('at least two')]);
    expect((await promote({ kind: 'set', price: 80 }, [suit, poncho])).status).toBe(201);
    expect(await announced('nl')).toMatchObject([{ kind: 'set', price: 8000, currency: 'EUR', products: [{}, {}] }]);
    expect(await ask({ cart: [suit.item(), poncho.item()], country: 'nl' })).toMatchObject({ discount: 995 });
  });
});
