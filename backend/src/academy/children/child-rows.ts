import type { Knex } from 'knex';
import type { MarkState } from '../../../contract/children';
import { ShopError } from '../../domain/shop-error';
import type { Db, StoredDate } from '../../platform/database/row-helpers';

export interface ChildRow {
  id: number;
  document_id: string;
  nickname: string;
  birth_year: number | null;
  /** Text in PostgreSQL. */
  weight: number | string | null;
  size: string | null;
  created_at: StoredDate;
}

/** Rows are only added; they go with their child. The newest of a lesson is its state. */
export interface MarkRow {
  id: number;
  child_id: number;
  /** Document id. */
  lesson: string;
  state: MarkState;
  floats: number;
  marked_at: StoredDate;
  /** Account that marked. */
  marked_by: number;
}

export interface SwimRow {
  id: number;
  document_id: string;
  child_id: number;
  day: string;
  minutes: number;
  floats: number;
  note: string | null;
}

/** The children of an account, and of no other. */
export const childrenOf = (db: Db, userId: number): Knex.QueryBuilder => db('children').where({ user_id: userId });

export const noSuchChild = (): ShopError => new ShopError('NotFound', 'There is no such child');

async function requireId(rows: Knex.QueryBuilder): Promise<number> {
  const row: { id: number } | undefined = await rows.first('id');
  if (!row) throw noSuchChild();
  return row.id;
}

/** Id of one of the account's children. @throws NotFound for every other id */
export const findChild = (db: Db, userId: number, documentId: string): Promise<number> =>
  requireId(childrenOf(db, userId).where({ document_id: documentId }));

/** Like `findChild`, and holds back other changes of the child until the transaction ends. */
export const lockChild = (trx: Knex.Transaction, userId: number, documentId: string): Promise<number> =>
  requireId(childrenOf(trx, userId).where({ document_id: documentId }).forUpdate());

/** @throws TooManyEntries if these rows have reached the limit */
export async function requireRoom(rows: Knex.QueryBuilder, max: number): Promise<void> {
  const counted: { total?: number | string } | undefined = await rows.count({ total: '*' }).first();
  if (Number(counted?.total ?? 0) >= max) throw new ShopError('TooManyEntries', `At most ${max}`, { max });
}
