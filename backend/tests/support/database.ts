import knexOf, { type Knex } from 'knex';
import { target } from './target';

/** The database of the backend under test, to look at what no answer shows. */
export function openDatabase(): Knex {
  const url = process.env.DATABASE_URL;
  if (url) return knexOf({ client: 'postgres', connection: url, pool: { min: 0, max: 2 } });
  return knexOf({ client: 'better-sqlite3', connection: { filename: target().databaseFile }, useNullAsDefault: true });
}

let shared: Knex | null = null;

/**
 * One connection for all files of tests, which share a process. The backend is the one who writes; tests change single rows at most, to make happen
 * what takes days (a reservation that ends).
 */
export const database = (): Knex => (shared ??= openDatabase());

/** A moment so many minutes from now, as both databases take it. */
export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** JSON as it was stored: text or a value, depending on the database. */
export const readJson = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;
