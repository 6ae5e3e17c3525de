import knexOf, { type Knex } from 'knex';
import { target } from './target';

/** The database of the backend under test, to check what no response contains. */
export function openDatabase(): Knex {
  const url = process.env.DATABASE_URL;
  if (url) return knexOf({ client: 'postgres', connection: url, pool: { min: 0, max: 2 } });
  return knexOf({ client: 'better-sqlite3', connection: { filename: target().databaseFile }, useNullAsDefault: true });
}

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
