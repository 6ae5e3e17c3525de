import type { Core } from '@strapi/strapi';
import { requestReviews } from './request-reviews';
import { deleteOldRejectedReviews } from './delete-review';
import { cleanUpPhotos } from './review-photos';
import { runSteps } from '../../platform/jobs/process-each';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { env } from '../../platform/env/env';

const SWEEP_EVERY_MS = 60 * 60_000;

/** Requests reviews; at the start and then hourly it deletes old rejected reviews and cleans up pictures. */
export function reviewJob(strapi: Core.Strapi): Job {
  const db = strapi.db.connection;
  let sweptAt = 0;
  const run = async (): Promise<void> => {
    const mails = async (): Promise<void> => {
      if ((await requestReviews(strapi)) > 0) wakeJob('outbox');
    };
    const isSweepDue = Date.now() - sweptAt >= SWEEP_EVERY_MS;
    if (isSweepDue) sweptAt = Date.now();
    const sweep = { rejected: () => deleteOldRejectedReviews(db), photos: () => cleanUpPhotos(db, new Date()) };
    await runSteps(strapi, 'Reviews', { mails, ...(isSweepDue ? sweep : {}) });
  };
  return { everyMs: env().jobs.reviewsMs, run };
}
