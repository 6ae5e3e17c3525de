import type { Core } from '@strapi/strapi';
import { runSteps } from '../../platform/jobs/process-each';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { deleteExpiredRequests } from './delete-requests';
import { notifyRequesters } from './notify-requesters';

const EVERY_MS = 60_000;

export function backInStockJob(strapi: Core.Strapi): Job {
  const db = strapi.db.connection;
  const run = (): Promise<void> =>
    runSteps(strapi, 'Back in stock', {
      mails: async () => {
        if ((await notifyRequesters(strapi)) > 0) wakeJob('outbox');
      },
      expired: () => deleteExpiredRequests(db, new Date()),
    });
  return { everyMs: EVERY_MS, run };
}
