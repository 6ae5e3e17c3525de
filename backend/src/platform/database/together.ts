import type { Knex } from 'knex';
import { isPostgres } from './dialect';
import { type Kept, areKept, keepRows, keptRows, openKeptRows } from './kept-rows';
import { tokenQuery } from './kept-rows-token';
import type { Db } from './row-helpers';

/**
 * The id of the row that an earlier statement of the same call wrote, as a value for a later one; NULL when it wrote none.
 * That statement must return its id.
 */
export type IdOf = (name: string) => number | null | Knex.Raw;

type Statement = Knex.QueryBuilder | ((idOf: IdOf) => Knex.QueryBuilder) | Kept;

/** Statements by name, null for one that is not needed: those whose rows the caller wants, and others. */
type Statements<Rows> = { [Name in keyof Rows]: Statement | null } & Record<string, Statement | null>;

interface Named {
  name: string;
  keptAs?: string;
  build: (idOf: IdOf) => Knex.QueryBuilder;
}

type Results = Record<string, { id?: number }[]>;

/** The name of a table expression must not hide a table. */
const expression = (name: string): string => `its_${name}`;

function toStatement(statement: Statement): Omit<Named, 'name'> {
  if (typeof statement === 'function') return { build: statement };
  return 'keptAs' in statement ? statement : { build: () => statement };
}

/** As common table expressions; the values of their rows are those of JSON: times are text, decimals are numbers. */
async function runAtOnce(db: Db, statements: Named[]): Promise<Results> {
  const idOf: IdOf = (name) => db.raw('(select id from ??)', [expression(name)]);
  const all = db.queryBuilder();
  for (const { name, build } of statements) all.with(expression(name), build(idOf));
  const lists = statements.map(({ name }) => {
    const rows = expression(name);
    return db.raw(`(select coalesce(json_agg(??.*), '[]') from ??) as ??`, [rows, rows, name]);
  });
  const results: Results[] = await all.select(lists);
  return results[0] ?? {};
}

/** Beside the rows of the caller's statements, in the same answer. */
const TOKEN = 'kept_rows_token';

/** As `runAtOnce`, and keeps the rows of statements that may be kept, under the token that the same statement read. */
async function runAndKeep(db: Db, statements: Named[]): Promise<{ token: string; results: Results }> {
  const asked = await runAtOnce(db, [{ name: TOKEN, build: () => tokenQuery(db) }, ...statements]);
  const { [TOKEN]: [found] = [], ...results } = asked;
  const { token } = found as { token: string };
  for (const { name, keptAs } of statements) if (keptAs !== undefined) keepRows(keptAs, token, results[name] ?? []);
  return { token, results };
}

const mayBeKept = ({ keptAs }: Named): boolean => keptAs !== undefined;

/** As `runAtOnce`, without statements whose rows are kept. When those are no longer true, all that may be kept is read again. */
async function runAtOnceWithKept(db: Db, statements: Named[]): Promise<Results> {
  const known = statements.filter(({ keptAs }) => keptAs !== undefined && areKept(keptAs));
  const { token, results } = await runAndKeep(
    db,
    statements.filter((statement) => !known.includes(statement)),
  );
  for (const { name, keptAs = '' } of known) {
    const rows = keptRows(keptAs, token);
    if (rows === null) return { ...results, ...(await runAndKeep(db, statements.filter(mayBeKept))).results };
    results[name] = rows;
  }
  return results;
}

async function runInTurn(trx: Db, statements: Named[]): Promise<Results> {
  const results: Results = {};
  const readKept = openKeptRows(trx);
  for (const { name, keptAs, build } of statements) {
    const run = async (): Promise<object[]> =>
      build((earlier) => results[earlier]?.[0]?.id ?? null).transacting(trx as Knex.Transaction);
    results[name] = await (keptAs === undefined ? run() : readKept(keptAs, run));
  }
  return results;
}

/**
 * Runs several statements as one: all of them or none, in one round trip to PostgreSQL. SQLite, which is in this process and
 * has no common table expressions that write, runs them one after the other, in a transaction. Each needs rows to return
 * (`returning`). None may read or change what another one writes: PostgreSQL shows all of them the database as it was
 * before, in no particular order, and only `idOf` passes anything on.
 */
export async function together<Rows extends object>(
  db: Db,
  statements: Statements<Rows>,
): Promise<{ [Name in keyof Rows]: Rows[Name][] }> {
  const named: Named[] = Object.entries(statements).flatMap(([name, statement]) =>
    statement === null ? [] : [{ name, ...toStatement(statement) }],
  );
  const results = isPostgres(db)
    ? await (named.some(mayBeKept) ? runAtOnceWithKept : runAtOnce)(db, named)
    : db.isTransaction
      ? await runInTurn(db, named)
      : await db.transaction((trx) => runInTurn(trx, named));
  const skipped = Object.fromEntries(Object.keys(statements).map((name) => [name, []]));
  return { ...skipped, ...results } as { [Name in keyof Rows]: Rows[Name][] };
}
