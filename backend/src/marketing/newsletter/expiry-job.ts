import type { Core } from '@strapi/strapi';
import type { Job } from '../../platform/jobs/start-job';
import { deleteUnconfirmedSubscribers } from './delete-subscriber';

const EVERY_MS = 60 * 60_000;

export const newsletterExpiryJob = (strapi: Core.Strapi): Job => ({
  everyMs: EVERY_MS,
  run: () => deleteUnconfirmedSubscribers(strapi.db.connection, new Date()),
});
