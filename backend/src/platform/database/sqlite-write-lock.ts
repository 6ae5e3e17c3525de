import type { Preparing } from './sqlite-statement-cache';

/**
 * Lets transactions take the write lock when they begin, where they wait for another process (`busy_timeout`). By default
 * they take it at their first write, which fails at once when another process has written since their first read.
 */
export function lockAtBegin(connection: Preparing): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
}
