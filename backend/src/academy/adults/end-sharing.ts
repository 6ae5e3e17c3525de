import type { Knex } from 'knex';
import { INVITATION_DAYS } from '../../../contract/adults';
import { ShopError } from '../../domain/shop-error';
import { DAY_MS } from '../../domain/time';
import { type Db } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import type { AdultRow } from './adult-rows';

/** Who wrote what about a child, which is forgotten with the adult; the entry belongs to the child. */
const AUTHORS = [
  ['child_marks', 'marked_by'],
  ['child_swims', 'logged_by'],
] as const;

async function endSharing(db: Knex, own: { owner_id: number } | { adult_id: number }, id: string): Promise<void> {
  await transact(db, async (trx) => {
    const rows = trx('child_adults').where({ ...own, document_id: id });
    // The children first, as where an account is deleted; and what the adult just writes is finished before.
    const children: number[] = await trx('children')
      .whereIn('user_id', rows.clone().select('owner_id'))
      .forNoKeyUpdate()
      .pluck('id');
    const row: AdultRow | undefined = await rows.clone().forNoKeyUpdate().first();
    if (!row) throw new ShopError('NotFound', 'There is no such adult');
    await trx('child_adults').where({ id: row.id }).delete();
    if (row.adult_id === null) return;
    for (const [table, author] of AUTHORS)
      await trx(table)
        .whereIn('child_id', children)
        .andWhere(author, row.adult_id)
        .update({ [author]: null });
  });
}

/** Takes an invitation back, or ends the access of an adult. @throws NotFound */
export const removeAdult = (db: Knex, ownerId: number, id: string): Promise<void> =>
  endSharing(db, { owner_id: ownerId }, id);

/** Ends the own access to the children of another account. @throws NotFound */
export const leaveAccount = (db: Knex, adultId: number, id: string): Promise<void> =>
  endSharing(db, { adult_id: adultId }, id);

/**
 * For an account that is deleted: nobody shares its children any more, which are deleted and pass on to nobody, and what it
 * wrote about children of others stays with them, without its author.
 */
export async function deleteSharingOf(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('child_adults').where({ owner_id: userId }).orWhere({ adult_id: userId }).delete();
  for (const [table, author] of AUTHORS)
    await trx(table)
      .where({ [author]: userId })
      .update({ [author]: null });
}

/** Deletes invitations that nobody accepted, as long after their end as they worked: until then they can be sent again. */
export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  await db('child_adults')
    .whereNull('adult_id')
    .andWhere('expires_at', '<', new Date(now.getTime() - INVITATION_DAYS * DAY_MS))
    .delete();
}
