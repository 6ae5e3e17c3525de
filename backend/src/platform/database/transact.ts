import type { Knex } from 'knex';

const RETRIES = 4;
/** Deadlock and serialization failure in PostgreSQL; another process writing to the SQLite file. */
const TRANSIENT_ERRORS = new Set(['40P01', '40001', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

const isTransient = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  TRANSIENT_ERRORS.has(error.code);

/** Repeats work after a conflict, so it must have no effects outside the database. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt > RETRIES || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}

/** A transaction that is repeated after a conflict. */
export const transact = <T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  retry(() => db.transaction(work));
