import type { Core } from '@strapi/strapi';
import { askBuyers } from './invite-buyers';
import { eraseOldRejected } from './erase';
import { sweepPhotos } from './photos';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { env } from '../../platform/env/env';

const SWEEP_EVERY_MS = 60 * 60_000;

/** Looks for buyers to ask; at the start and once an hour for what is rejected and old, and for pictures that are not where they belong. */
export function reviewJob(strapi: Core.Strapi): Job {
  const db = strapi.db.connection;
  let sweptAt = 0;
  const run = async (): Promise<void> => {
    if ((await askBuyers(db)) > 0) wakeJob('outbox');
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await eraseOldRejected(db);
    await sweepPhotos(db, new Date());
  };
  return { everyMs: env().jobs.reviewsMs, run };
}
