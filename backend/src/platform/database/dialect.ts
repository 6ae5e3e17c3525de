import type { Db } from './row-helpers';

export const isPostgres = (db: Db): boolean =>
  db.client.config.client === 'postgres' || db.client.config.client === 'pg';
