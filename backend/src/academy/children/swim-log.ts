import type { Knex } from 'knex';
import { MAX_SWIMS, SWIM_PAGE, type SwimBody, type SwimList } from '../../../contract/children';
import { ShopError } from '../../domain/shop-error';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { type SwimRow, findChild, lockChild, requireRoom } from './child-rows';

export const toSwim = ({ document_id: id, day, minutes, floats, note }: SwimRow) => ({
  id,
  day,
  minutes,
  floats,
  note: note ?? '',
});

/** A page of a child's swims, latest first. @param child row id */
export async function readSwims(db: Db, child: number, page: number): Promise<SwimList> {
  const swims = db('child_swims').where({ child_id: child });
  const counted: { total?: number | string } | undefined = await swims.clone().count({ total: '*' }).first();
  const rows: SwimRow[] = await swims
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(SWIM_PAGE)
    .offset((page - 1) * SWIM_PAGE);
  return { rows: rows.map(toSwim), page, total: Number(counted?.total ?? 0) };
}

/** @throws NotFound for a child of another account */
export async function listSwims(db: Db, userId: number, documentId: string, page: number): Promise<SwimList> {
  return readSwims(db, await findChild(db, userId, documentId), page);
}

/** Adds a swim; a repeated request adds nothing. @throws NotFound, TooManyEntries */
export function addSwim(db: Knex, userId: number, documentId: string, { key, ...swim }: SwimBody): Promise<void> {
  return transact(db, async (trx) => {
    const child = await lockChild(trx, userId, documentId);
    const swims = trx('child_swims').where({ child_id: child });
    if (await swims.clone().where({ request_key: key }).first('id')) return;
    await requireRoom(swims.clone(), MAX_SWIMS);
    await trx('child_swims').insert({ ...createStamps(new Date()), child_id: child, request_key: key, ...swim });
  });
}

/** @throws NotFound */
export async function removeSwim(db: Knex, userId: number, documentId: string, swimId: string): Promise<void> {
  const child = await findChild(db, userId, documentId);
  const removed = await db('child_swims').where({ child_id: child, document_id: swimId }).delete();
  if (removed !== 1) throw new ShopError('NotFound', 'There is no such swim');
}
