import { describeGrants } from './describe-grants';
import { ACCOUNT_DELETED, type GrantRow, openedByCards } from './grant-rows';
import type { Db } from '../../platform/database/row-helpers';

/** Assigns gifts sent to an email address, by the shop or another customer, to the account that verified it. */
export async function claimGiftedGrants(trx: Db, userId: number, email: string): Promise<void> {
  await trx('grants').where({ email }).whereNull('user_id').update({ user_id: userId });
}

/** Revokes the gifts of a deleted account; purchased grants stay with their anonymized orders. */
export async function revokeGiftedGrants(trx: Db, userId: number, email: string, now: Date): Promise<void> {
  await trx('grants')
    .where({ user_id: userId })
    // Gifts that another account claimed under the same email address remain with that account.
    .orWhere((unclaimed) => unclaimed.where({ email }).whereNull('user_id'))
    .update({
      state: 'revoked',
      revoked_at: now,
      revoked_by: 'system',
      reason: ACCOUNT_DELETED,
      user_id: null,
      email: null,
      updated_at: now,
    });
}

/** Grants for the customer's data export (GDPR art. 15). What they gave away is with its order, and its state is the recipient's. */
export async function exportGrants(db: Db, userId: number) {
  const grants: GrantRow[] = await db('grants as g')
    .leftJoin('orders as o', 'o.id', 'g.order_id')
    .where('g.user_id', userId)
    .orWhere((bought) => bought.where('o.user_id', userId).andWhereNot('g.source', 'gift'))
    .orWhere(openedByCards(db, userId))
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
