import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { database } from '../support/database';
import { type Schema, findBreaks, fromLines, toLines } from '../support/schema-change';

/** The tables of the version that is deployed. */
const FILE = path.join(import.meta.dirname, 'released-schema.txt');

interface Column {
  table: string;
  column: string;
  isRequired: boolean | number;
}

const SQLITE = `select m.name as "table", c.name as "column", c."notnull" and c.dflt_value is null and c.pk = 0 as "isRequired"
  from sqlite_master m join pragma_table_info(m.name) c
  where m.type = 'table' and m.name not like 'sqlite_%'`;
const POSTGRES = `select table_name as "table", column_name as "column",
  is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
  from information_schema.columns where table_schema = current_schema()`;

async function readSchema(): Promise<Schema> {
  const answer = (await database().raw(process.env.DATABASE_URL ? POSTGRES : SQLITE)) as Column[] | { rows: Column[] };
  const schema: Schema = {};
  for (const { table, column, isRequired } of Array.isArray(answer) ? answer : answer.rows)
    schema[table] = { ...schema[table], [column]: Boolean(isRequired) };
  return schema;
}

describe('the tables of this version', () => {
  it('suit processes of the deployed version, which run beside it for a while', async () => {
    const current = await readSchema();
    if (process.env.NOTE_RELEASED_SCHEMA) writeFileSync(FILE, toLines(current));
    expect(findBreaks(fromLines(readFileSync(FILE, 'utf8')), current)).toEqual([]);
  });

  it('are compared by what the version before would miss or leave empty', () => {
    const released = { orders: { id: false, total: true, note: false }, gone: { id: false } };
    expect(fromLines(toLines(released))).toEqual(released);
    expect(findBreaks(released, released)).toEqual([]);
    const current = { orders: { id: false, total: false, extra: false, needed: true }, fresh: { id: true } };
    expect(findBreaks(released, current)).toEqual([
      'orders.note is gone',
      'orders.needed has to be filled in: give it a default',
      'The table gone is gone',
    ]);
    expect(findBreaks({ orders: { note: false } }, { orders: { note: true } })).toEqual([
      'orders.note has to be filled in: give it a default',
    ]);
  });
});
