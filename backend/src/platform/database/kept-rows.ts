import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './dialect';
import type { Db } from './row-helpers';

/** A statement of `together` whose rows SQLite keeps in this process until one of the kept tables changes. */
export interface Kept {
  /** Names the rows: everything the statement depends on, besides its tables. */
  keptAs: string;
  build: () => Knex.QueryBuilder;
}

/** The rows are shared by all callers. All tables that `build` reads are passed to `ensureKept`. */
export const kept = (keptAs: string, build: Kept['build']): Kept => ({ keptAs, build });

interface Entry {
  token: string;
  rows: object[];
}

/** Rows of all entries: some 20 MB. */
const MOST_ROWS = 20_000;
const entries = new Map<string, Entry>();
let rowCount = 0;

/** The last entry is the one used most recently. Its rows are frozen: whoever changes one fails. */
function keep(name: string, entry: Entry): void {
  forget(name);
  for (const row of entry.rows) Object.freeze(row);
  Object.freeze(entry.rows);
  entries.set(name, entry);
  rowCount += 1 + entry.rows.length;
  for (const oldest of entries.keys()) {
    if (rowCount <= MOST_ROWS) return;
    forget(oldest);
  }
}

function forget(name: string): void {
  const entry = entries.get(name);
  if (entry) rowCount -= 1 + entry.rows.length;
  entries.delete(name);
}

const TOKENS = 'kept_rows_token';
/** Random, because the number of a change that was rolled back would be given to the next one. */
const renewed = `update ${TOKENS} set token = hex(randomblob(16))`;

/** Stands for the contents of the kept tables, as this transaction sees them. */
async function readToken(trx: Db): Promise<string> {
  const row: { token: string } | undefined = await trx(TOKENS).first('token');
  if (!row) throw new Error(`The table ${TOKENS} is empty: ensureKept has not run`);
  return row.token;
}

/** Reads rows by their name, or returns those that were kept. All within one transaction, whose token is read once. */
export function openKeptRows(trx: Db): (name: string, read: () => Promise<object[]>) => Promise<object[]> {
  let token: Promise<string> | null = null;
  return async (name, read) => {
    token ??= readToken(trx);
    const current = await token;
    const known = entries.get(name);
    const entry = known?.token === current ? known : { token: current, rows: await read() };
    keep(name, entry);
    return entry.rows;
  };
}

const triggerOf = (table: string, event: string): string => `shop_kept_${table}_${event}`;

/**
 * Makes SQLite notice each change of these tables, whoever makes it. Call at every boot, after the schema sync, because SQLite
 * loses triggers when a table is rebuilt. PostgreSQL reads anew each time, all in one round trip (decision 0091).
 */
export async function ensureKept(
  { db: { connection: db } }: { db: Pick<Core.Strapi['db'], 'connection'> },
  tables: readonly string[],
): Promise<void> {
  if (isPostgres(db)) return;
  await db.transaction(async (trx) => {
    await trx.raw(`create table if not exists ${TOKENS} (id integer primary key check (id = 1), token text not null)`);
    await trx.raw(`insert or ignore into ${TOKENS} (id, token) values (1, '')`);
    for (const table of tables)
      for (const event of ['insert', 'update', 'delete'])
        await trx.raw(
          `create trigger if not exists ${triggerOf(table, event)} after ${event} on ${table} begin ${renewed}; end`,
        );
    // What happened to the tables without triggers is unknown.
    await trx.raw(renewed);
  });
}
