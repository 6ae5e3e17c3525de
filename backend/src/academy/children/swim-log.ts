import type { Knex } from 'knex';
import { MAX_SWIMS, SWIM_PAGE, type Swim, type SwimBody, type SwimList } from '../../../contract/children';
import { ShopError } from '../../domain/shop-error';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { type SwimRow, authorOf, childrenSeenBy, findChild, lockChild, requireRoom } from './child-rows';

export const toSwim = ({ document_id: id, day, minutes, floats, note, logged_by }: SwimRow, userId: number): Swim => ({
  id,
  day,
  minutes,
  floats,
  note: note ?? '',
  by: authorOf(logged_by, userId),
});

/** A page of a child's swims, latest first. @throws NotFound for a child that the account does not see */
export async function listSwims(db: Db, userId: number, documentId: string, page: number): Promise<SwimList> {
  const { id: child } = await findChild(db, userId, documentId);
  const swims = db('child_swims').where({ child_id: child });
  const counted: { total?: number | string } | undefined = await swims.clone().count({ total: '*' }).first();
  const rows: SwimRow[] = await swims
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(SWIM_PAGE)
    .offset((page - 1) * SWIM_PAGE);
  return { rows: rows.map((row) => toSwim(row, userId)), page, total: Number(counted?.total ?? 0) };
}

/** Days of the swims of each of these children with their number, in any order. */
export const countSwimDays = (
  db: Db,
  children: number[],
): Promise<{ child_id: number; day: string; total: number | string }[]> =>
  db('child_swims')
    .whereIn('child_id', children)
    .groupBy('child_id', 'day')
    .select('child_id', 'day')
    .count({ total: '*' });

/** The first page of the swims of each of these children, latest first, in one statement. */
export const readFirstSwims = (db: Db, children: number[]): Promise<SwimRow[]> =>
  db
    .from(
      db('child_swims')
        .whereIn('child_id', children)
        .select('*', db.raw('row_number() over (partition by child_id order by day desc, id desc) as place'))
        .as('placed'),
    )
    .where('place', '<=', SWIM_PAGE)
    .orderBy('place');

/** Adds a swim; a repeated request adds nothing. @throws NotFound, TooManyEntries */
export function addSwim(db: Knex, userId: number, documentId: string, { key, ...swim }: SwimBody): Promise<void> {
  return transact(db, async (trx) => {
    const child = await lockChild(trx, childrenSeenBy, userId, documentId);
    const swims = trx('child_swims').where({ child_id: child });
    if (await swims.clone().where({ request_key: key }).first('id')) return;
    await requireRoom(swims.clone(), MAX_SWIMS);
    await trx('child_swims').insert({
      ...createStamps(new Date()),
      child_id: child,
      request_key: key,
      logged_by: userId,
      ...swim,
    });
  });
}

/** Deletes a swim: any of an own child, of another one those that the adult noted. @throws NotFound */
export async function removeSwim(db: Knex, userId: number, documentId: string, swimId: string): Promise<void> {
  const { id: child, user_id: ownerId } = await findChild(db, userId, documentId);
  const swim = db('child_swims').where({ child_id: child, document_id: swimId });
  const removed = await (ownerId === userId ? swim : swim.andWhere({ logged_by: userId })).delete();
  if (removed !== 1) throw new ShopError('NotFound', 'There is no such swim');
}
