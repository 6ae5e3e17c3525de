import { open } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { singleFlight } from '../jobs/single-flight';
import { databaseFile } from '../files/paths';

/** The file that SQLite notes every commit in before it goes into the database itself. */
const journal = (): string => `${databaseFile()}-wal`;

async function writeThrough(): Promise<void> {
  const file = await open(journal(), 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * Resolves when everything that was committed before the call survives a power cut. PostgreSQL sees to that with every
 * commit. SQLite with `synchronous = NORMAL` leaves it to the operating system, which may take half a minute; here the
 * disk is waited for, beside the requests instead of in their way, and once for all who ask at the same time. A disk that
 * refuses is logged: what was committed is there nevertheless.
 */
export async function survivePowerCut(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  try {
    await singleFlight('disk', writeThrough);
  } catch (error) {
    strapi.log.error(`The disk did not confirm an order: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}
