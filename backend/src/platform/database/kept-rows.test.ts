import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kept } from './kept-rows';
import { ensureKept } from './kept-rows-token';
import type { Db } from './row-helpers';
import { together } from './together';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-rows-'));
const open = () =>
  knex({ client: 'better-sqlite3', connection: { filename: path.join(folder, 'shop.db') }, useNullAsDefault: true });

let db: Knex;
let other: Knex;
const ensure = () => ensureKept({ db: { connection: db } }, ['rates']);

beforeAll(async () => {
  [db, other] = [open(), open()];
  await db.raw('pragma journal_mode = wal');
  await db.schema.createTable('rates', (table) => {
    table.string('country').primary();
    table.integer('rate');
  });
});
afterAll(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await ensure();
  await db('rates').delete();
  await db('rates').insert({ country: 'nl', rate: 21 });
});

/** How often the rates were read from the database. */
let reads = 0;
async function readRates(from: Db, name = 'rates'): Promise<Record<string, number>> {
  const { rates } = await together<{ rates: { country: string; rate: number } }>(from, {
    rates: kept(name, () => {
      reads += 1;
      return from('rates').select('country', 'rate');
    }),
  });
  return Object.fromEntries(rates.map(({ country, rate }) => [country, rate]));
}

const countReads = async (work: () => Promise<unknown>): Promise<number> => {
  reads = 0;
  await work();
  return reads;
};

describe('kept rows', () => {
  it('are read once until their table changes', async () => {
    await readRates(db);
    expect(await countReads(() => readRates(db))).toBe(0);
    expect(await readRates(db)).toEqual({ nl: 21 });
    expect(await countReads(() => readRates(db, 'by another name'))).toBe(1);
  });

  it.each<[string, (rates: Knex.QueryBuilder) => Knex.QueryBuilder, Record<string, number>]>([
    ['inserted', (rates) => rates.insert({ country: 'be', rate: 20 }), { nl: 21, be: 20 }],
    ['updated', (rates) => rates.update({ rate: 19 }), { nl: 19 }],
    ['deleted', (rates) => rates.delete(), {}],
  ])('are read again when another process has %s rows', async (_, change, expected) => {
    await readRates(db);
    await change(other('rates'));
    expect(await readRates(db)).toEqual(expected);
  });

  it('of a transaction that is rolled back are never seen by others', async () => {
    await readRates(db);
    const undone = db.transaction(async (trx) => {
      await trx('rates').update({ rate: 6 });
      expect(await readRates(trx)).toEqual({ nl: 6 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await readRates(db)).toEqual({ nl: 21 });
    await db('rates').update({ rate: 9 });
    expect(await readRates(db)).toEqual({ nl: 9 });
  });

  it('are read again after a rebuilt table has lost its triggers', async () => {
    await readRates(db);
    await db.raw('drop trigger shop_kept_rates_update');
    await db('rates').update({ rate: 5 });
    await ensure();
    expect(await readRates(db)).toEqual({ nl: 5 });
    await db('rates').update({ rate: 4 });
    expect(await readRates(db)).toEqual({ nl: 4 });
  });

  it('are forgotten, the oldest first, when they are too many', async () => {
    await db('rates').insert(Array.from({ length: 99 }, (_, index) => ({ country: `c${index}`, rate: index })));
    await readRates(db, 'oldest');
    // A hundred rows and a name each, of twenty thousand.
    for (let index = 0; index < 197; index += 1) await readRates(db, `filler ${index}`);
    expect(await countReads(() => readRates(db, 'oldest'))).toBe(0);
    for (let index = 197; index < 394; index += 1) await readRates(db, `filler ${index}`);
    expect(await countReads(() => readRates(db, 'oldest'))).toBe(0);
    expect(await countReads(() => readRates(db, 'filler 0'))).toBe(1);
  });
});
