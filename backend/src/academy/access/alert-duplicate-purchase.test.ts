import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedByLine } from '../../domain/order-grants';
import { NOW, bonus, openShop, owned, pay, placeOrder, purchase, refund } from './sync-grants.fixtures';
import { readOrderLines } from '../../orders/records/find-order';

let db: Knex;
beforeEach(async () => {
  db = await openShop();
});
afterEach(() => db.destroy());

/** Buys with all available credit applied. */
async function upgrade(opens: OpenedByLine[], price: number): Promise<void> {
  const paid = (await owned(db)).filter(({ creditLeft }) => creditLeft > 0);
  const credit = paid.reduce((sum, { creditLeft }) => sum + creditLeft, 0);
  await pay(db, await placeOrder(db, [{ price, opens, credit, creditedFrom: paid.map(({ id }) => id) }]));
}

describe('alertDuplicatePurchase', () => {
  const alerts = () => db('alerts').select('kind', 'order_id', 'data');
  const alertAbout = (order: number, other: number) => ({
    kind: 'lessons-twice',
    order_id: order,
    data: JSON.stringify({ orders: [`ZW-${other}`] }),
  });
  beforeEach(async () => {
    await db('lessons').insert({ document_id: 'a', published_at: NOW });
    await db('levels').insert({ document_id: 'x' });
    await db('lessons_level_lnk').insert({ lesson_id: 1, level_id: 1 });
  });

  it.each([
    ['the same lesson', purchase('lesson', 'a'), purchase('lesson', 'a')],
    ['a lesson of a level', purchase('level', 'x'), purchase('lesson', 'a')],
    ['a level with the lesson', purchase('lesson', 'a'), purchase('level', 'x')],
    ['part of everything', purchase('all', null), purchase('level', 'x')],
  ])('raises one alert for %s', async (_, older, newer) => {
    const first = await placeOrder(db, [{ price: 500, opens: older }]);
    const second = await placeOrder(db, [{ price: 500, opens: newer }]);
    await pay(db, first);
    expect(await alerts()).toEqual([]);
    await pay(db, second);
    await pay(db, second);
    expect(await alerts()).toEqual([alertAbout(second, first)]);
  });

  it('sees a purchase whose transaction began later and held the lock first', async () => {
    const first = await placeOrder(db, [{ price: 500, opens: purchase('lesson', 'a') }]);
    const second = await placeOrder(db, [{ price: 500, opens: purchase('lesson', 'a') }]);
    await pay(db, first);
    await db('grants').update({ starts_at: new Date(NOW.getTime() + 5) });
    await pay(db, second);
    expect(await alerts()).toEqual([alertAbout(second, first)]);
  });

  it('ignores credited, free, refunded and different lessons', async () => {
    await upgrade(purchase('lesson', 'a'), 500);
    await upgrade(purchase('level', 'x'), 2000);
    await upgrade(purchase('all', null), 6000);
    const gone = await placeOrder(db, [{ price: 500, opens: purchase('lesson', 'b') }]);
    await db('orders').update({ user_id: 8 }).whereNot({ id: gone });
    await pay(db, gone);
    await refund(db, gone, { lineIds: [(await readOrderLines(db, gone))[0]?.id ?? 0] });
    await pay(db, await placeOrder(db, [{ price: 500, opens: purchase('lesson', 'b') }]));
    await pay(db, await placeOrder(db, [{ price: 500, opens: purchase('lesson', 'c') }]));
    await pay(db, await placeOrder(db, [{ price: 6000, opens: bonus('c') }]));
    expect(await alerts()).toEqual([]);
  });
});
