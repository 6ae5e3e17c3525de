import type { Core } from '@strapi/strapi';
import { readChanges, readCursor } from '../../platform/changes/change-log';
import { isPostgres } from '../../platform/database/dialect';
import { summarizeErrorForLog } from '../../platform/http/error-response';
import { startRepeatingJob } from '../../platform/jobs/repeating-job';

const LOOK_MS = 1_000;

/**
 * Tells what other backends on the same PostgreSQL have published, by the log of changes that storefronts follow, too. `null`: this
 * process was away for too long, and anything may have changed. With SQLite there is one backend, which hears its own events.
 */
export async function followChanges(
  strapi: Core.Strapi,
  onChange: (tags: ReadonlySet<string> | null) => void,
): Promise<void> {
  const db = strapi.db.connection;
  if (!isPostgres(db)) return;
  let cursor = await readCursor(db);
  const look = async (): Promise<void> => {
    const changes = cursor === null ? null : await readChanges(db, cursor);
    // Read before what it stands for.
    cursor = changes ? changes.cursor : await readCursor(db);
    if (!changes || changes.tags.size > 0) onChange(changes?.tags ?? null);
  };
  const following = startRepeatingJob(look, LOOK_MS, (error) => {
    strapi.log.warn(`Search index: ${summarizeErrorForLog(error)}`);
  });
  strapi.server.httpServer.on('close', following.stop);
}
