import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './dialect';
import type { Db } from './row-helpers';

const SQLITE_TOKEN = 'kept_rows_token';
const POSTGRES_CHANGES = 'kept_rows_changes';

/**
 * Reads the token, one row `{ token }`, which stands for the contents of the kept tables as the statement sees them: what was
 * read under the same token is still true (decisions 0091 and 0099).
 */
export const tokenQuery = (db: Db): Knex.QueryBuilder =>
  isPostgres(db)
    ? db(POSTGRES_CHANGES).select(db.raw('coalesce(sum(token), 0)::text as token'))
    : db(SQLITE_TOKEN).select('token');

/** Random, because the number of a change that was rolled back would be given to the next one. */
const renewed = `update ${SQLITE_TOKEN} set token = hex(randomblob(16))`;

const triggerOf = (table: string, event: string): string => `shop_kept_${table}_${event}`;

async function ensureOnSqlite(trx: Db, tables: readonly string[]): Promise<void> {
  await trx.raw(
    `create table if not exists ${SQLITE_TOKEN} (id integer primary key check (id = 1), token text not null)`,
  );
  await trx.raw(`insert or ignore into ${SQLITE_TOKEN} (id, token) values (1, '')`);
  for (const table of tables)
    for (const event of ['insert', 'update', 'delete'])
      await trx.raw(
        `create trigger if not exists ${triggerOf(table, event)} after ${event} on ${table} begin ${renewed}; end`,
      );
  await trx.raw(renewed);
}

/**
 * Each transaction that changes a kept table has a row with a random number, which others see from its commit. The token is
 * the sum of all that a statement sees, so that it changes with a transaction that commits later than younger ones, and no
 * editor waits for another. A new row removes old ones, a thousand at most and only those that nobody else is removing:
 * without a new row, the sum would be that of an earlier time again.
 */
const POSTGRES_FUNCTION = `
  create or replace function shop_kept_changed() returns trigger language plpgsql as $$
  declare
    own constant xid8 := pg_current_xact_id();
  begin
    update ${POSTGRES_CHANGES} set token = default where transaction = own;
    if not found then
      insert into ${POSTGRES_CHANGES} (transaction) values (own);
      delete from ${POSTGRES_CHANGES} where transaction in (
        select transaction from ${POSTGRES_CHANGES} where at < now() - interval '1 hour' limit 1000 for update skip locked
      );
    end if;
    return null;
  end $$`;

/** Each trigger waits by itself for those that write to its table: with locks on others, it could block them for good. */
async function ensureOnPostgres(db: Knex, tables: readonly string[]): Promise<void> {
  await db.raw(`
    create table if not exists ${POSTGRES_CHANGES} (
      transaction xid8 primary key,
      token bigint not null default (random() * 9007199254740992)::bigint,
      at timestamptz not null default now()
    )`);
  await db.raw(POSTGRES_FUNCTION);
  const triggers = db('pg_trigger').select('tgname as name').whereRaw("tgfoid = 'shop_kept_changed'::regproc");
  const existing: { name: string }[] = await triggers;
  const names = new Set(existing.map(({ name }) => name));
  for (const table of tables)
    if (!names.has(triggerOf(table, 'change')))
      await db.raw(
        `create trigger ${triggerOf(table, 'change')} after insert or update or delete or truncate on ${table} ` +
          'execute function shop_kept_changed()',
      );
  await db.raw(`insert into ${POSTGRES_CHANGES} (transaction) values (pg_current_xact_id())`);
}

/**
 * Makes the database notice each change of these tables, whoever makes it. Call at every boot, after the schema sync: SQLite
 * loses triggers when a table is rebuilt, and what happened to tables without triggers is unknown.
 */
export const ensureKept = (
  { db: { connection: db } }: { db: Pick<Core.Strapi['db'], 'connection'> },
  tables: readonly string[],
): Promise<void> =>
  isPostgres(db) ? ensureOnPostgres(db, tables) : db.transaction((trx) => ensureOnSqlite(trx, tables));
