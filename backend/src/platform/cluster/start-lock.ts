import { openOwnPostgres } from '../postgres/own-postgres';
import { LOCKS } from './locks';

/**
 * Waits until no other backend is starting on this PostgreSQL: tables, indexes and content of an empty database are made by one, and the
 * next finds them. Returns what ends the turn. With SQLite nobody has to wait.
 */
export async function takeStartTurn(): Promise<() => Promise<void>> {
  const db = openOwnPostgres({ max: 1 });
  if (!db) return async () => undefined;
  await db.raw('select pg_advisory_lock(?)', [LOCKS.start]);
  return () => db.destroy();
}
