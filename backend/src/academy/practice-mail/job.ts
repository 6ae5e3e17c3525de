import type { Core } from '@strapi/strapi';
import { env } from '../../platform/env/env';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { sendDuePracticeMails } from './send-due';

export const practiceMailJob = (strapi: Core.Strapi): Job => ({
  everyMs: env().jobs.sweepMs,
  run: async () => {
    if ((await sendDuePracticeMails(strapi)) > 0) wakeJob('outbox');
  },
});
