import type { Core } from '@strapi/strapi';
import type { Job } from '../../platform/jobs/start-job';
import { forgetUnconfirmed } from './delete-subscriber';

const EVERY_MS = 60 * 60_000;

export const newsletterExpiryJob = (strapi: Core.Strapi): Job => ({
  everyMs: EVERY_MS,
  run: () => forgetUnconfirmed(strapi.db.connection, new Date()),
});
