import type { Core } from '@strapi/strapi';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { deleteExpiredRequests } from './delete-requests';
import { notifyRequesters } from './notify-requesters';

const EVERY_MS = 60_000;

export function backInStockJob(strapi: Core.Strapi): Job {
  const db = strapi.db.connection;
  const run = async (): Promise<void> => {
    if ((await notifyRequesters(db)) > 0) wakeJob('outbox');
    await deleteExpiredRequests(db, new Date());
  };
  return { everyMs: EVERY_MS, run };
}
