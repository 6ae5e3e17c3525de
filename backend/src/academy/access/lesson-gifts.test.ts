import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asGift } from '../../domain/order-grants';
import { claimGiftedGrants, revokeGiftedGrants } from './account-grants';
import { readActiveGrants } from './active-grants';
import {
  NOW,
  bonus,
  openShop,
  owned,
  pay,
  placeOrder,
  purchase,
  readGrants,
  settleOrder,
} from './sync-grants.fixtures';

const FRIEND = 8;
const EMAIL = 'noor@example.nl';

let db: Knex;
beforeEach(async () => {
  db = await openShop();
});
afterEach(() => db.destroy());

/** An unpaid order of the fixture's customer, who gives its lesson to somebody else. */
async function give(email = EMAIL): Promise<number> {
  const opens = [...asGift(purchase('lesson', 'a')), ...bonus('b')];
  const id = await placeOrder(db, [{ price: 500, opens }]);
  await db('orders')
    .where({ id })
    .update({ email: 'zoe@example.nl', lesson_recipient: JSON.stringify({ name: 'Noor', email }) });
  return id;
}
const ownedBy = async (userId: number | null, orderIds: number[] = []) =>
  (await readActiveGrants(db, { userId, orderIds }, NOW)).map(({ target, creditLeft, gift }) => ({
    target,
    creditLeft,
    gift,
  }));
const register = (confirmed: boolean) => db('up_users').insert({ id: FRIEND, email: EMAIL, confirmed });
const chargeback = (id: number, cents: number) => settleOrder(db, id, { charged_back: cents });

describe('lessons as a gift', () => {
  it('turn what is sold into a gift, and leave what comes with it', () => {
    expect(asGift([...purchase('level', 'x'), ...bonus('b')])).toEqual([
      { scope: 'level', target: 'x', source: 'gift' },
      ...bonus('b'),
    ]);
  });

  it('belong to the confirmed account of the address, lower no price, and leave the free ones to the buyer', async () => {
    await register(true);
    const id = await give();
    expect(await ownedBy(FRIEND)).toEqual([]);
    await pay(db, id);
    expect(await ownedBy(FRIEND)).toEqual([{ target: 'a', creditLeft: 0, gift: false }]);
    const free = [{ target: 'b', creditLeft: 0, gift: true }];
    expect([await ownedBy(7), await ownedBy(null, [id]), await ownedBy(7, [id])]).toEqual([free, free, free]);
    expect((await readGrants(db)).map(({ source, paid_cents: paid }) => [source, paid])).toEqual([
      ['gift', 500],
      ['bonus', 0],
    ]);
  });

  it('wait for the proof of the address', async () => {
    await register(false);
    await pay(db, await give());
    expect(await ownedBy(FRIEND)).toEqual([]);
    await claimGiftedGrants(db, FRIEND, EMAIL);
    expect(await ownedBy(FRIEND)).toHaveLength(1);
  });

  it('are mailed once, and close and open with the money', async () => {
    await register(true);
    const id = await give();
    await pay(db, id);
    for (const cents of [500, 0, 500]) {
      await chargeback(id, cents);
      expect(await ownedBy(FRIEND)).toHaveLength(cents === 0 ? 1 : 0);
    }
    expect(await db('outbox_messages').select('topic', 'kind')).toEqual([
      { topic: `order:${id}`, kind: 'lesson-gift' },
    ]);
    await pay(db, await placeOrder(db, [{ price: 500, opens: [...purchase('lesson', 'a'), ...bonus('c')] }]));
    expect(await db('outbox_messages')).toHaveLength(1);
  });

  it('end with the recipient’s account, whatever becomes of the money', async () => {
    await register(true);
    const id = await give();
    await pay(db, id);
    await revokeGiftedGrants(db, FRIEND, EMAIL, NOW);
    await chargeback(id, 500);
    await chargeback(id, 0);
    await claimGiftedGrants(db, FRIEND, EMAIL);
    expect(await ownedBy(FRIEND)).toEqual([]);
    expect(await readGrants(db)).toMatchObject([
      { state: 'revoked', reason: 'account-deleted', email: null, user_id: null },
      { source: 'bonus', state: 'active' },
    ]);
    expect(await owned(db)).toMatchObject([{ source: 'bonus' }]);
  });

  it('raise an alert when two customers give the same, and none for different addresses', async () => {
    const [first, other, second] = [await give(), await give('sam@example.nl'), await give()];
    for (const id of [first, other, second]) await pay(db, id);
    expect(await db('alerts').select('kind', 'order_id')).toEqual([{ kind: 'lessons-twice', order_id: second }]);
  });
});
