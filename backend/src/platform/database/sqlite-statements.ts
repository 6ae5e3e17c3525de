/** The part of better-sqlite3's connection that this needs. */
export interface Preparing {
  prepare(sql: string): object;
}

/** More than the shop has; texts with a varying number of values could otherwise fill the memory. */
const LIMIT = 500;
const CHANGES_SCHEMA = /^\s*(create|alter|drop|pragma|reindex|vacuum)\b/i;

/**
 * Keeps compiled statements by their text. Knex asks SQLite to compile every query anew, which takes longer than most of
 * them take to run. Knex reads each result to its end at once, so a kept statement is never in use twice.
 */
export function keepStatements(connection: Preparing): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, object>();
  connection.prepare = (sql) => {
    if (CHANGES_SCHEMA.test(sql)) {
      kept.clear();
      return prepare(sql);
    }
    const statement = kept.get(sql) ?? prepare(sql);
    // Used last stands last: the first is what was not used for longest.
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > LIMIT) kept.delete(kept.keys().next().value ?? '');
    return statement;
  };
}
