// @full
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asStorefront, call, waitFor } from '../support/client';
import { findValues, unique } from '../support/content';
import { database, minutesFromNow } from '../support/database';
import { cancel, paidOrder, pieces, refund, ship, takeBack } from '../refunds/support';
import { callAdmin, editor } from './support/admin';
import { findMiscounted, idOf, readMovements } from './support/diary';
import { refundsOf, settle } from './support/mollie';
import {
  type Placed,
  type TestVariant,
  makeVariant,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  readOrder,
  readStock,
  setStock,
} from './support/shop';

const VARIANTS = '/content-manager/collection-types/api::product-variant.product-variant';

async function rename(suit: TestVariant, sku = unique('NEW').toUpperCase()): Promise<string> {
  expect((await editor.update('product-variant', suit.id, { sku })).status).toBe(200);
  return sku;
}

/** Deletes the variant and creates it again with the same SKU. */
async function recreate({ id, sku, product }: TestVariant): Promise<void> {
  expect((await callAdmin(`${VARIANTS}/${id}`, { method: 'DELETE' })).status).toBe(200);
  const again = await editor.create('product-variant', {
    sku,
    price: 59.95,
    optionValues: await findValues('color:blue', 'size:m'),
    product: { connect: [{ documentId: product, locale: 'nl' }] },
  });
  expect(again.status).toBe(201);
}

async function expire({ orderNr }: Placed, sku: string, left: number): Promise<void> {
  await database()('orders')
    .where({ id: await idOf(orderNr) })
    .update({ reserved_until: minutesFromNow(-1) });
  await waitFor(async () => ((await readStock(sku)) === left ? true : undefined));
}

/** One order in each state, of one piece each, and a variant of which four pieces are left. */
async function trade() {
  const suit = await makeVariant({ stock: 10 });
  const open = await placeOrder(orderData([suit.item()]));
  const lost = await placeOrder(orderData([suit.item()]));
  const expired = await placeOrder(orderData([suit.item()]));
  const paid = await paidOrder(suit, 1);
  const shipped = await paidOrder(suit, 1);
  await ship(shipped);
  const refunded = await paidOrder(suit, 1);
  await refund(refunded, { lines: await pieces(refunded, 1), shipping: true, restock: false, reason: 'stuk' });
  await settle(lost.orderNr, { status: 'failed' });
  await expire(expired, suit.sku, 6);
  return { suit, open, lost, expired, paid, shipped, refunded };
}

/** Everything that can still happen to those orders, counted on the shelf of this SKU. */
async function expectAllPieces({ lost, expired, open, paid, shipped, refunded }: Trade, sku: string): Promise<void> {
  expect(await readStock(sku)).toBe(6);
  expect((await payAgain(lost.slug)).status).toBe(200);
  expect(await readStock(sku)).toBe(5);
  await settle(expired.orderNr, { status: 'paid' });
  expect(await readOrder(expired)).toMatchObject({ status: 'paid' });
  expect(await refundsOf(expired.orderNr)).toEqual([]);
  expect(await readStock(sku)).toBe(4);
  await settle(open.orderNr, { status: 'expired' });
  expect(await readStock(sku)).toBe(5);
  expect((await cancel(paid)).status).toBe(200);
  expect(await readStock(sku)).toBe(6);
  const back = { lines: await pieces(shipped, 1), shipping: false, restock: true, reason: 'past niet' };
  expect((await takeBack(shipped, back)).status).toBe(200);
  expect(await readStock(sku)).toBe(7);
  // Refunded without restocking: nothing more comes back.
  expect((await cancel(refunded)).status).toBe(200);
  expect(await findMiscounted()).toEqual([]);
}

type Trade = Awaited<ReturnType<typeof trade>>;

describe('orders find their pieces by the variant, whatever its SKU is', () => {
  it('after the SKU was renamed', async () => {
    const before = await trade();
    const sku = await rename(before.suit);
    await expectAllPieces(before, sku);
    const line = await database()('order_lines')
      .where({ order_id: await idOf(before.open.orderNr) })
      .first('sku');
    expect(line).toEqual({ sku: before.suit.sku });
  });

  it('after two SKUs were swapped', async () => {
    const [one, other] = [await trade(), await trade()];
    await setStock(other.suit.sku, 40);
    await rename(one.suit, unique('TMP').toUpperCase());
    await rename(other.suit, one.suit.sku);
    await rename(one.suit, other.suit.sku);
    await expectAllPieces(one, other.suit.sku);
    expect(await readStock(one.suit.sku)).toBe(40);
    await settle(other.open.orderNr, { status: 'expired' });
    expect(await readStock(one.suit.sku)).toBe(41);
  });

  it('after the variant was deleted and created again', async () => {
    const before = await trade();
    await recreate(before.suit);
    await expectAllPieces(before, before.suit.sku);
    // The same article for carts that still hold it.
    expect((await placeOrder(orderData([before.suit.item()]))).status).toBe('open');
  });

  it('after the variant was deleted for good', async () => {
    const suit = await makeVariant({ stock: 5 });
    const order = await placeOrder(orderData([suit.item(2)]));
    await callAdmin(`${VARIANTS}/${suit.id}`, { method: 'DELETE' });
    await settle(order.orderNr, { status: 'expired' });
    expect(await readStock(suit.sku)).toBe(5);
    expect((await payAgain(order.slug)).status).toBe(200);
    expect(await readStock(suit.sku)).toBe(3);
  });

  it('after the variant was moved to another product', async () => {
    const [before, other] = [await trade(), await makeVariant()];
    const { connect: set } = await findValues('color:pink', 'size:l');
    expect((await editor.update('product-variant', other.id, { optionValues: { set } })).status).toBe(200);
    const product = { connect: [{ documentId: other.product, locale: 'nl' }], disconnect: [] };
    expect((await editor.update('product-variant', before.suit.id, { product })).status).toBe(200);
    await expectAllPieces(before, before.suit.sku);
  });

  it('an SKU that another variant takes over brings none of the pieces along', async () => {
    const [gone, heir] = [await trade(), await makeVariant({ stock: 3 })];
    await callAdmin(`${VARIANTS}/${gone.suit.id}`, { method: 'DELETE' });
    await rename(heir, gone.suit.sku);
    await settle(gone.open.orderNr, { status: 'expired' });
    const order = await placeOrder(orderData([heir.item(3)]));
    await settle(order.orderNr, { status: 'paid' });
    expect((await postOrder(orderData([heir.item()]))).status).toBe(422);
  });

  it('an order is replaced by one with the renamed SKU', async () => {
    const suit = await makeVariant({ stock: 2 });
    const first = await placeOrder(orderData([suit.item(2)]));
    const sku = await rename(suit);
    const access = { 'x-order-access': `${first.slug}.${first.accessKey}` };
    await placeOrder(orderData([suit.item(1)], { replaces: first.slug }), access);
    expect(await readStock(sku)).toBe(1);
    expect((await readMovements(sku)).map(({ reason, delta }) => [reason, delta]).slice(-3)).toEqual([
      ['ordered', -2],
      ['replaced', 2],
      ['ordered', -1],
    ]);
  });
});

describe('the packer reads the SKU that is on the shelf now', () => {
  it('at the desk and on the packing slip, with the SKU of the order beside it', async () => {
    const suit = await makeVariant({ stock: 3 });
    const desk = await paidOrder(suit, 1);
    const sku = await rename(suit);
    const id = desk.path.split('/').at(-1);
    const { body: order } = await callAdmin<{ data: { lines: object[] } }>(`/shop/desk/orders/${id}`);
    expect(order.data.lines).toMatchObject([{ sku: suit.sku, currentSku: sku }]);
    const slip = await callAdmin<string>(`/shop/desk/packing-slips?ids=${id}`);
    expect(slip.body).toContain(sku);
    expect(slip.body).toContain(suit.sku);
  });
});

describe('other places that follow a variant', () => {
  it('a request for a mail when it is back in stock survives a renamed SKU', async () => {
    const suit = await makeVariant({ stock: 0 });
    const email = `${randomUUID()}@example.nl`;
    const request = { method: 'POST', json: { data: { variantId: suit.id, email } }, headers: asStorefront() };
    expect((await call('/api/back-in-stock', request)).status).toBeLessThan(300);
    await setStock(await rename(suit), 1);
    await waitFor(async () => {
      const row = await database()('back_in_stock_requests').where({ email, state: 'notified' }).first('id');
      return row ? true : undefined;
    });
  });
});
