import knexOf, { type Knex } from 'knex';
import { inject } from 'vitest';

let db: Knex | null = null;

/**
 * The database of the backend under test: to look at what no answer shows (the order's diary, movements), and to make
 * happen what takes days (a reservation that ends). The backend is the one who writes; tests write single rows at most.
 */
export function database(): Knex {
  const at = inject('database');
  db ??= at.startsWith('postgres')
    ? knexOf({ client: 'pg', connection: at, pool: { min: 0, max: 2 } })
    : knexOf({ client: 'better-sqlite3', connection: { filename: at }, useNullAsDefault: true });
  return db;
}

/** A moment so many minutes from now, as both databases take it. */
export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** JSON as it was stored: text or a value, depending on the database. */
export const readJson = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;
