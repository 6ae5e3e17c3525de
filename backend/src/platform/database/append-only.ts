import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from './dialect';

interface Trigger {
  name: string;
  sql: string;
}

/** One function for all tables; the arguments of a trigger are the columns that may still be updated. */
const POSTGRES_FUNCTION = `
  create or replace function shop_append_only() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(old) - coalesce(tg_argv, '{}') = to_jsonb(new) - coalesce(tg_argv, '{}') then
      return new;
    end if;
    raise exception 'The rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
  end $$`;

function postgresTriggers(table: string, except: string[]): Trigger[] {
  const columns = except.map((column) => `'${column}'`).join(', ');
  const execute = `execute function shop_append_only(${columns})`;
  return [
    { name: 'update', sql: `before update on ${table} for each row ${execute}` },
    { name: 'delete', sql: `before delete on ${table} for each row ${execute}` },
    { name: 'truncate', sql: `before truncate on ${table} for each statement ${execute}` },
  ];
}

function sqliteTriggers(table: string, columns: string[], except: string[]): Trigger[] {
  const refuse = `begin select raise(abort, 'The rows of ${table} are never changed'); end`;
  const guarded = columns.filter((column) => !except.includes(column));
  const changes = guarded.map((column) => `old."${column}" is not new."${column}"`).join(' or ');
  return [
    { name: 'update', sql: `before update on ${table}${except.length > 0 ? ` when ${changes}` : ''} ${refuse}` },
    { name: 'delete', sql: `before delete on ${table} ${refuse}` },
  ];
}

async function wantedTriggers(db: Knex, table: string, except: string[]): Promise<Trigger[]> {
  const triggers = isPostgres(db)
    ? postgresTriggers(table, except)
    : sqliteTriggers(table, Object.keys(await db(table).columnInfo()).sort(), except);
  // The name includes a hash of the definition, so that changes are detected by name.
  return triggers.map(({ name, sql }) => {
    const hash = createHash('sha256').update(`${sql}${POSTGRES_FUNCTION}`).digest('hex').slice(0, 8);
    return { name: `shop_append_only_${table}_${name}_${hash}`, sql };
  });
}

async function existingTriggers(db: Knex, table: string): Promise<string[]> {
  const query = isPostgres(db)
    ? db('pg_trigger').select('tgname as name').whereRaw('tgrelid = ?::regclass and not tgisinternal', [table])
    : db('sqlite_master').select('name').where({ type: 'trigger', tbl_name: table });
  const rows: { name: string }[] = await query;
  return rows.map((row) => row.name).filter((name) => name.startsWith(`shop_append_only_${table}_`));
}

/** Allows a migration to change the rows; `ensureAppendOnly` must follow. */
export async function dropAppendOnly(db: Knex, table: string): Promise<void> {
  for (const name of await existingTriggers(db, table))
    await db.raw(`drop trigger ${name}${isPostgres(db) ? ` on ${table}` : ''}`);
}

/**
 * Makes the database reject updates and deletes of a table's rows: financial records are only corrected by new rows.
 * Columns in `except` may still be updated (include `updated_at` if it changes with them). Call at every boot, after the
 * schema sync, because SQLite loses triggers when a table is rebuilt.
 */
export async function ensureAppendOnly(
  { db: { connection: db } }: { db: Pick<Core.Strapi['db'], 'connection'> },
  table: string,
  { except = [] }: { except?: string[] } = {},
): Promise<void> {
  const wanted = await wantedTriggers(db, table, except);
  const existing = await existingTriggers(db, table);
  const names = wanted.map((trigger) => trigger.name);
  if (names.length === existing.length && names.every((name) => existing.includes(name))) return;
  await db.transaction(async (trx) => {
    if (isPostgres(db)) await trx.raw(POSTGRES_FUNCTION);
    await dropAppendOnly(trx, table);
    for (const { name, sql } of wanted) await trx.raw(`create trigger ${name} ${sql}`);
  });
}
