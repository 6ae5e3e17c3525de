import { open } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { singleFlight } from '../jobs/single-flight';
import { databaseFile } from '../files/data-paths';
import { reportError } from '../telemetry/report-error';

/** SQLite's write-ahead log. */
const walFile = (): string => `${databaseFile()}-wal`;

async function syncWal(): Promise<void> {
  const file = await open(walFile(), 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * Resolves once everything committed before the call is durable. PostgreSQL ensures this with every commit; SQLite with
 * `synchronous = NORMAL` leaves it to the operating system, which may take half a minute. The sync runs outside the
 * transactions and is shared by concurrent callers. Errors are logged only, because the commit itself has succeeded.
 */
export async function syncDatabaseToDisk(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  try {
    await singleFlight('disk', syncWal);
  } catch (error) {
    reportError(strapi, 'The database could not be synced to disk', error);
  }
}
