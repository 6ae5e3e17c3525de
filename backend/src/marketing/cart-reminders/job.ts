import type { Core } from '@strapi/strapi';
import { env } from '../../platform/env/env';
import { type Job, wakeJob } from '../../platform/jobs/start-job';
import { sendDueReminders } from './send-due';

export const cartReminderJob = (strapi: Core.Strapi): Job => ({
  everyMs: env().jobs.sweepMs,
  run: async () => {
    if ((await sendDueReminders(strapi)) > 0) wakeJob('outbox');
  },
});
