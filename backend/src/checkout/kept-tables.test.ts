import knex from 'knex';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type Currency } from '../../contract/money';
import { cartQueries } from './cart-queries';
import { KEPT_TABLES } from './kept-tables';

const db = knex({ client: 'better-sqlite3', useNullAsDefault: true });

const statementsOf = (currency: Currency) =>
  Object.values(cartQueries(db, ['some-variant'], 'nl', currency)).flatMap((statement) =>
    'keptAs' in statement ? statement.build().toQuery() : [],
  );

describe('KEPT_TABLES', () => {
  it('are the tables of the kept statements: a change of any other would not be noticed', () => {
    const statements = CURRENCIES.flatMap(statementsOf);
    expect(statements.length).toBeGreaterThan(10);
    const tables = statements.flatMap((sql) =>
      [...sql.matchAll(/\b(?:from|join) `(\w+)`/g)].map(([, table]) => table ?? ''),
    );
    // Each is named in this way: nothing is read from a list of tables.
    for (const sql of statements) expect(sql).not.toMatch(/from `\w+`( as `\w+`)?,/);
    expect([...new Set(tables)].sort()).toEqual(KEPT_TABLES);
  });
});
