/** The part of better-sqlite3's connection that is used here. */
export interface Preparing {
  prepare(sql: string): object;
}

/** Far more than the shop needs; queries with a varying number of values could otherwise use up the memory. */
const LIMIT = 500;
const CHANGES_SCHEMA = /^\s*(create|alter|drop|pragma|reindex|vacuum)\b/i;

/**
 * Caches compiled statements by their text. Knex makes SQLite compile every query again, which takes longer than running
 * most of them. Knex reads each result completely before the next query, so a cached statement is never used twice at once.
 */
export function cacheStatements(connection: Preparing): void {
  const prepare = connection.prepare.bind(connection);
  const cache = new Map<string, object>();
  connection.prepare = (sql) => {
    if (CHANGES_SCHEMA.test(sql)) {
      cache.clear();
      return prepare(sql);
    }
    const statement = cache.get(sql) ?? prepare(sql);
    // Moves it to the end of the map, so that the first entry is the least recently used one.
    cache.delete(sql);
    cache.set(sql, statement);
    if (cache.size > LIMIT) cache.delete(cache.keys().next().value ?? '');
    return statement;
  };
}
