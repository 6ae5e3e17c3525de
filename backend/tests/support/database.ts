import knexOf, { type Knex } from 'knex';
import { inject } from 'vitest';

/** The database of the backend under test, to look at what no answer shows. */
export function openDatabase(): Knex {
  const url = process.env.DATABASE_URL;
  if (url) return knexOf({ client: 'postgres', connection: url, pool: { min: 0, max: 2 } });
  return knexOf({ client: 'better-sqlite3', connection: { filename: inject('databaseFile') }, useNullAsDefault: true });
}
