import type { Knex } from 'knex';
import { transact } from '../../platform/database/transact';
import { childrenOf, lockChild } from './child-rows';
import { lockParent } from './save-child';

const RECORDS = ['child_marks', 'child_swims', 'child_certificates'];

/** Deletes one of the account's own children with its marks and swims, for every adult. @throws NotFound */
export function removeChild(db: Knex, userId: number, documentId: string): Promise<void> {
  return transact(db, async (trx) => {
    const child = await lockChild(trx, childrenOf, userId, documentId);
    for (const table of RECORDS) await trx(table).where({ child_id: child }).delete();
    await trx('children').where({ id: child }).delete();
  });
}

/** Deletes all children of an account that is deleted, with their records. */
export async function deleteChildrenOf(trx: Knex.Transaction, userId: number): Promise<void> {
  await lockParent(trx, userId);
  const own = trx('children').where({ user_id: userId }).forNoKeyUpdate().select('id');
  const ids = ((await own) as { id: number }[]).map(({ id }) => id);
  for (const table of RECORDS) await trx(table).whereIn('child_id', ids).delete();
  await trx('children').whereIn('id', ids).delete();
}
