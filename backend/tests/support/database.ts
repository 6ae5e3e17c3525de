import { randomBytes } from 'node:crypto';
import knexOf, { type Knex } from 'knex';
import { target } from './target';

const ownUrl = (): string => process.env.DATABASE_URL ?? '';

/** The database of the backend under test, to check what no response contains; or that of a file's own backend. */
export const openDatabase = ({ url, file } = { url: ownUrl(), file: ownUrl() ? '' : target().databaseFile }): Knex =>
  url
    ? knexOf({ client: 'postgres', connection: url, pool: { min: 0, max: 2 } })
    : knexOf({ client: 'better-sqlite3', connection: { filename: file }, useNullAsDefault: true });

let shared: Knex | null = null;

/**
 * One connection for all test files, which share a process. Only the backend writes; tests change single rows at most, to simulate
 * events that take days (such as an expired reservation).
 */
export const database = (): Knex => (shared ??= openDatabase());

/** A timestamp this many minutes from now, in a format of both databases. */
export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** JSON as it was stored: text or a value, depending on the database. */
export const readJson = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;

interface RefusedWrite {
  on: 'insert' | 'update';
  table: string;
  /** SQL about the rows `old` and `new`. */
  when: string;
}

/** Makes the database refuse certain writes, which ends their transaction like a crash. Returns the undo. */
export async function refuseWrites({ on, table, when }: RefusedWrite): Promise<() => Promise<void>> {
  const db = database();
  const name = `test_refuse_${randomBytes(6).toString('hex')}`;
  if (process.env.DATABASE_URL) {
    await db.raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await db.raw(
      `create trigger ${name} before ${on} on ${table} for each row when (${when}) execute function ${name}()`,
    );
    return () => db.raw(`drop function ${name}() cascade`);
  }
  await db.raw(
    `create trigger ${name} before ${on} on ${table} when ${when} begin select raise(abort, 'refused'); end`,
  );
  return () => db.raw(`drop trigger ${name}`);
}

/**
 * Makes each transaction that updates such rows (SQL about `new`) take longer to commit, so that whoever acts before the commit
 * misses it. Only on PostgreSQL: the one connection to SQLite has no such moment. Returns the undo.
 */
export async function delayCommits(table: string, when: string, seconds: number): Promise<() => Promise<void>> {
  if (!process.env.DATABASE_URL) return async () => {};
  const db = database();
  const name = `test_delay_${randomBytes(6).toString('hex')}`;
  await db.raw(
    `create function ${name}() returns trigger language plpgsql as $$ begin perform pg_sleep(${seconds}); return null; end $$`,
  );
  await db.raw(
    `create constraint trigger ${name} after update on ${table} deferrable initially deferred for each row when (${when}) execute function ${name}()`,
  );
  return () => db.raw(`drop function ${name}() cascade`);
}
