import { describeGrants } from './describe-grants';
import type { GrantRow } from './grant-rows';
import type { Db } from '../../platform/database/row-helpers';

/** Gifts to an address belong to the account that has proved to own it. */
export async function claimGiftedGrants(trx: Db, userId: number, email: string): Promise<void> {
  await trx('grants').where({ email }).whereNull('user_id').update({ user_id: userId });
}

/** Gifts end with the account they were for; what was bought stays with its order, without the person. */
export async function revokeGiftedGrants(trx: Db, userId: number, email: string, now: Date): Promise<void> {
  await trx('grants')
    .where({ user_id: userId })
    // The address may have been another account's before: what that one claimed stays with it.
    .orWhere((unclaimed) => unclaimed.where({ email }).whereNull('user_id'))
    .update({
      state: 'revoked',
      revoked_at: now,
      revoked_by: 'system',
      reason: 'account-deleted',
      user_id: null,
      email: null,
      updated_at: now,
    });
}

/** Lessons that a customer's orders and gifts have opened, for the customer's own copy of the data. */
export async function exportGrants(db: Db, userId: number) {
  const grants: GrantRow[] = await db('grants as g')
    .leftJoin('orders as o', 'o.id', 'g.order_id')
    .where('g.user_id', userId)
    .orWhere('o.user_id', userId)
    .orderBy('g.id')
    .select('g.*');
  return (await describeGrants(db, grants)).map(({ what, source, active, since, endedAt }) => ({
    what,
    source,
    active,
    since,
    endedAt,
  }));
}
