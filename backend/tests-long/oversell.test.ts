import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../tests/support/database';
import { findMiscounted, readMovements } from '../tests/orders/support/diary';
import { paymentsOf, readMollie } from '../tests/orders/support/mollie';
import {
  type ShopFailure,
  type Placed,
  makeVariant,
  orderData,
  postOrder,
  readStock,
} from '../tests/orders/support/shop';
import { type LongShop, startShop } from './support/shop';
import { size, times } from './support/size';

const ROUNDS = size('ROUNDS', 20);
const BUYERS = 200;
const PIECES = 10;

let shop: LongShop;
beforeAll(async () => {
  shop = await startShop('oversell');
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
});

type Answer = { data: Placed } & ShopFailure;

describe(`${BUYERS} buyers at once for the last ${PIECES} pieces`, () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %i', async () => {
    const suit = await makeVariant({ stock: PIECES });
    const before = (await readMollie()).payments.length;
    const answers = await times(BUYERS, () => postOrder<Answer>(orderData([suit.item()])));

    const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.orderNr);
    expect(new Set(placed).size).toBe(PIECES);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(BUYERS - PIECES);
    for (const { status, body } of refused) {
      expect([422, 409]).toContain(status);
      expect(body.error.details.lines).toEqual([expect.objectContaining({ variantId: suit.id })]);
    }

    expect(await readStock(suit.sku)).toBe(0);
    expect((await readMovements(suit.sku)).map(({ reason, delta }) => [reason, delta])).toEqual([
      ['adjusted', PIECES],
      ...Array.from({ length: PIECES }, () => ['ordered', -1]),
    ]);
    expect(await findMiscounted()).toEqual([]);
    expect(await database()('order_lines').where({ sku: suit.sku })).toHaveLength(PIECES);
    for (const orderNr of placed) expect(await paymentsOf(orderNr)).toHaveLength(1);
    expect((await readMollie()).payments.length - before).toBe(PIECES);
  });
});
