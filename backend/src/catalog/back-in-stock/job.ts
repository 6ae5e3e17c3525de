import type { Core } from '@strapi/strapi';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { forgetOldRequests } from './delete-requests';
import { tellWaiting } from './notify-waiting';

const EVERY_MS = 60_000;

export function backInStockJob(strapi: Core.Strapi): Job {
  const db = strapi.db.connection;
  const run = async (): Promise<void> => {
    if ((await tellWaiting(db)) > 0) wakeJob('outbox');
    await forgetOldRequests(db, new Date());
  };
  return { everyMs: EVERY_MS, run };
}
