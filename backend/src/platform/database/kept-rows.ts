import type { Knex } from 'knex';
import { tokenQuery } from './kept-rows-token';
import type { Db } from './row-helpers';

/** A statement of `together` whose rows this process keeps until one of the kept tables changes. */
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

/**
 * Keeps rows that were read under a token: in the same transaction of SQLite, by the same statement of PostgreSQL. The last
 * entry is the one used most recently. Its rows are frozen: whoever changes one fails.
 */
export function keepRows(name: string, token: string, rows: object[]): void {
  forget(name);
  for (const row of rows) Object.freeze(row);
  Object.freeze(rows);
  entries.set(name, { token, rows });
  rowCount += 1 + rows.length;
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

/** The rows that were kept under this token, or null. */
export function keptRows(name: string, token: string): object[] | null {
  const entry = entries.get(name);
  if (entry?.token !== token) return null;
  keepRows(name, token, entry.rows);
  return entry.rows;
}

/** Whether rows of this name are kept, current or not. */
export const areKept = (name: string): boolean => entries.has(name);

/** Reads rows by their name, or returns those that were kept. All within one transaction of SQLite, whose token is read once. */
export function openKeptRows(trx: Db): (name: string, read: () => Promise<object[]>) => Promise<object[]> {
  let token: Promise<string> | null = null;
  return async (name, read) => {
    token ??= tokenQuery(trx).then(([row]: { token: string }[]) => {
      if (!row) throw new Error('There is no token of kept rows: ensureKept has not run');
      return row.token;
    });
    const current = await token;
    const known = keptRows(name, current);
    if (known) return known;
    const rows = await read();
    keepRows(name, current, rows);
    return rows;
  };
}
