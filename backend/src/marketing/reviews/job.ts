import type { Core } from '@strapi/strapi';
import { repeat } from '../../platform/jobs/repeating-job';
import { askBuyers } from './invite-buyers';
import { eraseOldRejected } from './erase';
import { sweepPhotos } from './photos';
import { wakeJob } from '../../platform/jobs/wake';
import { env } from '../../platform/env/env';

const SWEEP_EVERY_MS = 60 * 60_000;

/** Looks for buyers to ask; at the start and once an hour for what is rejected and old, and for pictures that are not where they belong. */
export function startReviews(strapi: Core.Strapi): void {
  const db = strapi.db.connection;
  let sweptAt = 0;
  const look = async (): Promise<void> => {
    if ((await askBuyers(db)) > 0) wakeJob('outbox');
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await eraseOldRejected(db);
    await sweepPhotos(db, new Date());
  };
  const job = repeat(look, env().jobs.reviewsMs, (error) =>
    strapi.log.error(`Reviews: ${error instanceof Error ? error.message : 'unknown'}`),
  );
  strapi.server.httpServer.on('close', () => job.stop());
}
