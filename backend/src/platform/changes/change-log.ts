import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect';
import { type Db, createStamps, parseStoredJson } from '../database/row-helpers';

const TABLE = 'changes';
/** Changes that are kept. Whoever has missed more reads everything again. */
const KEPT = 5_000;
/** The form of a document id; PostgreSQL refuses some other texts. */
const CURSOR = /^[a-z0-9]{24}$/;

export interface Changes {
  /** The newest of them: the next reading continues here. */
  cursor: string;
  tags: Set<string>;
}

/** The newest change; null in an empty log. Read it before the data that it stands for. */
export async function readCursor(db: Db): Promise<string | null> {
  const newest: { cursor: string } | undefined = await db(TABLE).orderBy('id', 'desc').first({ cursor: 'document_id' });
  return newest?.cursor ?? null;
}

/**
 * What changed after this change. Null if the log doesn't know and everything must be read: it is too long ago, the log has
 * begun anew, or a backup has replaced the database. That shows because a cursor is random and not a number, to which the
 * restored database would count up again.
 */
export async function readChanges(db: Db, cursor: string): Promise<Changes | null> {
  if (!CURSOR.test(cursor)) return null;
  const known: { id: number } | undefined = await db(TABLE).where({ document_id: cursor }).first('id');
  if (!known) return null;
  const rows: { cursor: string; tags: unknown }[] = await db(TABLE)
    .where('id', '>', known.id)
    .orderBy('id')
    .select({ cursor: 'document_id' }, 'tags');
  const tags = new Set(rows.flatMap((row) => parseStoredJson<string[]>(row.tags) ?? []));
  return { cursor: rows.at(-1)?.cursor ?? cursor, tags };
}

/** One after the other: a reader that has seen a change must have seen all before it. */
async function lock(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('lock table ?? in exclusive mode', [TABLE]);
}

/** Appends a change, in the transaction that makes it or after it. */
export async function appendChange(trx: Knex.Transaction, tags: string[], now: Date): Promise<void> {
  await lock(trx);
  const [row]: { id: number }[] = await trx(TABLE)
    .insert({ ...createStamps(now), tags: JSON.stringify(tags) })
    .returning('id');
  if (row)
    await trx(TABLE)
      .where('id', '<=', row.id - KEPT)
      .delete();
}

/** Begins a new log when nobody knows what has changed. */
export async function restartLog(trx: Knex.Transaction, now: Date): Promise<void> {
  await lock(trx);
  await trx(TABLE).delete();
  await appendChange(trx, [], now);
}
