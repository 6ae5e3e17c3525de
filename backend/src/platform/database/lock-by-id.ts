import type { Knex } from 'knex';

/** Locks rows until the transaction ends, in the order of their ids: two transactions that lock the same rows never wait for each other. */
export const lockById = (rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  rows.orderBy('id').forNoKeyUpdate().select('id');
