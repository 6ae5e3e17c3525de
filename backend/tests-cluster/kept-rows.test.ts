import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kept } from '../src/platform/database/kept-rows';
import { ensureKept } from '../src/platform/database/kept-rows-token';
import type { Db } from '../src/platform/database/row-helpers';
import { together } from '../src/platform/database/together';

const SCHEMA = 'kept_rows_test';
const COUNTRIES = ['nl', 'be', 'de', 'se'];

/** Statements that were sent. */
let sent: string[] = [];
let db: Knex;
let other: Knex;

function open(): Knex {
  const connection = { connectionString: process.env.DATABASE_URL, options: '-c lock_timeout=20s' };
  const opened = knex({ client: 'postgres', connection, searchPath: [SCHEMA], pool: { min: 0, max: 12 } });
  return opened.on('query', ({ sql }: { sql: string }) => sent.push(sql));
}

const ensure = () => ensureKept({ db: { connection: db } }, ['rates', 'names']);

beforeAll(async () => {
  [db, other] = [open(), open()];
  await db.raw(`drop schema if exists ${SCHEMA} cascade`);
  await db.raw(`create schema ${SCHEMA}`);
  await db.raw('create table rates (country text primary key, rate integer)');
  await db.raw('create table names (country text primary key, name text)');
  await db.raw('create table stocks (country text primary key, pieces integer)');
  await db('stocks').insert({ country: 'nl', pieces: 5 });
});
afterAll(async () => {
  await db.raw(`drop schema ${SCHEMA} cascade`);
  await Promise.all([db.destroy(), other.destroy()]);
});
beforeEach(async () => {
  await ensure();
  await db('rates').delete();
  await db('rates').insert(COUNTRIES.map((country) => ({ country, rate: 0 })));
  await db('stocks').update({ pieces: 5 });
});

interface Read {
  rates: { country: string; rate: number };
  stocks: { pieces: number };
}

async function read(from: Db, name = 'rates'): Promise<{ rates: Record<string, number>; pieces: number | undefined }> {
  const { rates, stocks } = await together<Read>(from, {
    rates: kept(name, () => from('rates').select('country', 'rate')),
    stocks: from('stocks').select('pieces'),
  });
  return { rates: Object.fromEntries(rates.map(({ country, rate }) => [country, rate])), pieces: stocks[0]?.pieces };
}

const readNl = async (from: Db): Promise<number | undefined> => (await read(from)).rates.nl;

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  sent = [];
  await work();
  return sent;
}

const count = async (): Promise<number> => Number((await db('kept_rows_changes').count('* as n').first())?.n);

describe('kept rows on PostgreSQL', () => {
  it('are read once until their table changes; other rows are read each time, in the same round trip', async () => {
    await read(db);
    await other('stocks').update({ pieces: 4 });
    const statements = await statementsOf(async () => expect((await read(db)).pieces).toBe(4));
    expect(statements).toHaveLength(1);
    expect(statements[0]).not.toContain('"rates"');
  });

  it('of another name are read beside those that are kept, and all again after a change', async () => {
    const both = () =>
      together<{ rates: { rate: number }; names: { name: string } }>(db, {
        rates: kept('all rates', () => db('rates').select('rate')),
        names: kept('all names', () => db('names').select('name')),
      });
    await together(db, { rates: kept('all rates', () => db('rates').select('rate')) });
    const [first, ...further] = await statementsOf(both);
    expect(first).toContain('"names"');
    expect(first).not.toContain('"rates"');
    expect(further).toEqual([]);
    await other('names').insert({ country: 'nl', name: 'Nederland' });
    await other('rates').update({ rate: 3 });
    const found = await both();
    expect(found.names).toEqual([{ name: 'Nederland' }]);
    expect(found.rates.map(({ rate }) => rate)).toEqual([3, 3, 3, 3]);
  });

  it.each<[string, () => PromiseLike<unknown>, number | undefined]>([
    ['inserted', () => other('rates').insert({ country: 'fr', rate: 20 }), 0],
    ['updated', () => other('rates').update({ rate: 19 }), 19],
    ['deleted', () => other('rates').delete(), undefined],
    ['truncated', () => other.raw('truncate rates'), undefined],
  ])('are read again when another connection has %s rows', async (_, change, nl) => {
    const before = (await read(db)).rates;
    await change();
    const { rates } = await read(db);
    expect(rates).not.toEqual(before);
    expect(rates.nl).toBe(nl);
  });

  it('of a transaction or a savepoint that is rolled back are never seen by others', async () => {
    await read(db);
    const undone = db.transaction(async (trx) => {
      await trx('rates').update({ rate: 5 });
      const inner = trx.transaction(async (savepoint) => {
        await savepoint('rates').update({ rate: 6 });
        expect(await readNl(savepoint)).toBe(6);
        throw new Error('inner');
      });
      await expect(inner).rejects.toThrow('inner');
      expect(await readNl(trx)).toBe(5);
      expect(await readNl(other)).toBe(0);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await readNl(db)).toBe(0);
    await other('rates').update({ rate: 9 });
    expect(await readNl(db)).toBe(9);
  });

  it('change with a transaction that began first and commits last', async () => {
    const late = await other.transaction();
    await late('rates').where({ country: 'nl' }).update({ rate: 1 });
    // Neither waits for the other, in whatever order they change the tables.
    await db.transaction(async (trx) => {
      await trx('names').delete();
      await trx('rates').where({ country: 'be' }).update({ rate: 2 });
    });
    await late('names').delete();
    expect((await read(db)).rates).toMatchObject({ nl: 0, be: 2 });
    await late.commit();
    expect((await read(db)).rates).toMatchObject({ nl: 1, be: 2 });
  });

  it('are never older than what was committed before they were read', async () => {
    const committed: Record<string, number> = {};
    const late: string[] = [];
    const write = async (country: string) => {
      for (let rate = 1; rate <= 60; rate += 1) {
        await other.transaction(async (trx) => {
          await trx('rates').where({ country }).update({ rate });
          await trx.raw('select pg_sleep(random() * 0.004)');
        });
        committed[country] = rate;
      }
    };
    const written = new AbortController();
    const watch = async () => {
      while (!written.signal.aborted) {
        const floor = { ...committed };
        const { rates } = await read(db);
        for (const [country, rate] of Object.entries(floor))
          if ((rates[country] ?? 0) < rate) late.push(`${country} ${rates[country]} after ${rate}`);
      }
    };
    const watchers = [watch(), watch(), watch()];
    await Promise.all(COUNTRIES.map(write));
    written.abort();
    await Promise.all(watchers);
    expect(late).toEqual([]);
  });

  it('do not come back when old changes are removed', async () => {
    await db('kept_rows_changes').delete();
    await read(db);
    await other('rates').update({ rate: 7 });
    expect(await readNl(db)).toBe(7);
    await db.raw("update kept_rows_changes set at = now() - interval '2 hours'");
    await other('rates').update({ rate: 8 });
    expect(await count()).toBe(1);
    expect(await readNl(db)).toBe(8);
  });

  it('are read again after a start that found a table without its trigger', async () => {
    await read(db);
    await db.raw('drop trigger shop_kept_rates_change on rates');
    await other('rates').update({ rate: 5 });
    expect(await readNl(db)).toBe(0);
    await ensure();
    expect(await readNl(db)).toBe(5);
    await other('rates').update({ rate: 4 });
    expect(await readNl(db)).toBe(4);
  });
});
