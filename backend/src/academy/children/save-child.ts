import { lockedAccount } from '../access/buyer';
import type { Knex } from 'knex';
import { type AddChildBody, type ChangeChildBody, MAX_CHILDREN } from '../../../contract/children';
import { ShopError } from '../../domain/shop-error';
import { createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { childrenOf, requireRoom, noSuchChild } from './child-rows';

const columns = ({ nickname, birthYear, weight, size }: ChangeChildBody) => ({
  nickname,
  birth_year: birthYear,
  weight,
  size,
});

/** Serializes what changes the number of children, so that concurrent requests do not pass the limit together. */
export async function lockParent(trx: Knex.Transaction, userId: number): Promise<void> {
  const user: unknown = await lockedAccount(trx, { id: userId }).first('id');
  if (!user) throw new ShopError('Unauthorized', 'Sign in first');
}

/** Adds a child; a repeated request returns the one it added before. @throws TooManyEntries */
export function addChild(db: Knex, userId: number, { key, ...fields }: AddChildBody): Promise<{ id: string }> {
  return transact(db, async (trx) => {
    await lockParent(trx, userId);
    const known: { document_id: string } | undefined = await childrenOf(trx, userId)
      .where({ request_key: key })
      .first('document_id');
    if (known) return { id: known.document_id };
    await requireRoom(childrenOf(trx, userId), MAX_CHILDREN);
    const stamps = createStamps(new Date());
    await trx('children').insert({ ...stamps, user_id: userId, request_key: key, ...columns(fields) });
    return { id: stamps.document_id };
  });
}

/** Changes one of the account's own children. @throws NotFound */
export async function changeChild(
  db: Knex,
  userId: number,
  documentId: string,
  fields: ChangeChildBody,
): Promise<void> {
  const changed = await childrenOf(db, userId)
    .where({ document_id: documentId })
    .update({ ...columns(fields), updated_at: new Date() });
  if (changed !== 1) throw noSuchChild();
}
