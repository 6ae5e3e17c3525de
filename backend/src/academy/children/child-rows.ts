import type { Knex } from 'knex';
import type { MarkState } from '../../../contract/children';
import { mergeMarks } from '../../domain/merge-marks';
import { ShopError } from '../../domain/shop-error';
import { type Db, type StoredDate, toDate } from '../../platform/database/row-helpers';

export interface ChildRow {
  id: number;
  document_id: string;
  /** Account that it belongs to. */
  user_id: number;
  nickname: string;
  birth_year: number | null;
  /** Text in PostgreSQL. */
  weight: number | string | null;
  size: string | null;
  created_at: StoredDate;
}

/** Rows are only added; they go with their child. The last of a lesson, in the order of `inOrder`, is its state. */
export interface MarkRow {
  id: number;
  child_id: number;
  /** Document id. */
  lesson: string;
  state: MarkState;
  floats: number;
  marked_at: StoredDate;
  /** Account that marked; null once it no longer shares the child. */
  marked_by: number | null;
}

export interface SwimRow {
  id: number;
  document_id: string;
  child_id: number;
  day: string;
  minutes: number;
  floats: number;
  note: string | null;
  /** Account that noted it; null as `marked_by`. */
  logged_by: number | null;
}

/** Marks of one child in the order in which they count: see `mergeMarks`. */
export const inOrder = (rows: MarkRow[]) =>
  mergeMarks(rows.map((row) => ({ ...row, at: toDate(row.marked_at)?.getTime() ?? 0 })));

/** The children of an account, and of no other: only it may change and delete them. */
export const childrenOf = (db: Db, userId: number): Knex.QueryBuilder => db('children').where({ user_id: userId });

/** The children that an adult may read and write about: the own ones, and those of accounts whose invitation it accepted. */
export const childrenSeenBy = (db: Db, userId: number): Knex.QueryBuilder =>
  db('children').where((seen) =>
    seen
      .where('children.user_id', userId)
      .orWhereIn('children.user_id', db('child_adults').where({ adult_id: userId }).select('owner_id')),
  );

/** Who wrote an entry, as another adult may know it. */
export const authorOf = (author: number | null, userId: number): 'you' | 'other' | null =>
  author === null ? null : author === userId ? 'you' : 'other';

export const noSuchChild = (): ShopError => new ShopError('NotFound', 'There is no such child');

type Rows = (db: Db, userId: number) => Knex.QueryBuilder;

/** A child that the account sees. @throws NotFound for every other id */
export async function findChild(db: Db, userId: number, documentId: string): Promise<ChildRow> {
  const row: ChildRow | undefined = await childrenSeenBy(db, userId).where({ document_id: documentId }).first();
  if (!row) throw noSuchChild();
  return row;
}

/** Row id of one of these children, and holds back other changes of it until the transaction ends. @throws NotFound */
export async function lockChild(
  trx: Knex.Transaction,
  rows: Rows,
  userId: number,
  documentId: string,
): Promise<number> {
  const seen = rows(trx, userId).where({ document_id: documentId });
  const row: { id: number } | undefined = await seen.clone().forNoKeyUpdate().first('id');
  // Whoever waited for the lock looked at the access before it: a new statement of PostgreSQL sees that it ended meanwhile.
  if (!row || !(await seen.clone().first('id'))) throw noSuchChild();
  return row.id;
}

/** @throws TooManyEntries if these rows have reached the limit */
export async function requireRoom(rows: Knex.QueryBuilder, max: number): Promise<void> {
  const counted: { total?: number | string } | undefined = await rows.count({ total: '*' }).first();
  if (Number(counted?.total ?? 0) >= max) throw new ShopError('TooManyEntries', `At most ${max}`, { max });
}
