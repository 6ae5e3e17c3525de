import type { Core } from '@strapi/strapi';
import { practiceMailJob } from '../academy/practice-mail/job';
import { pdfJob } from '../accounting/invoices/pdf-job';
import { ratesJob } from '../accounting/rates/rates-job';
import { accountExpiryJob } from '../accounts/expiry-job';
import { backInStockJob } from '../catalog/back-in-stock/job';
import { priceJob } from '../catalog/prices/price-job';
import { retentionJob } from '../content/forms/delete-expired-submissions';
import { newsletterExpiryJob } from '../marketing/newsletter/expiry-job';
import { reviewJob } from '../marketing/reviews/job';
import { env } from '../platform/env/env';
import { followJobCalls, sendJobCalls } from './job-calls';
import { JOB_NAMES, type Job, type JobName, startJob } from '../platform/jobs/start-job';
import { orderSweepJob, outboxJob, returnsJob } from './order-jobs';

/** Implementation of each job; a missing one is a compile error. */
const JOBS: Record<JobName, (strapi: Core.Strapi) => Job> = {
  outbox: outboxJob,
  'order-sweep': orderSweepJob,
  returns: returnsJob,
  invoices: pdfJob,
  prices: priceJob,
  'back-in-stock': backInStockJob,
  'form-retention': retentionJob,
  'newsletter-expiry': newsletterExpiryJob,
  reviews: reviewJob,
  'account-expiry': accountExpiryJob,
  'exchange-rates': ratesJob,
  'practice-mails': practiceMailJob,
};

export function startJobs(strapi: Core.Strapi): void {
  const { role } = env();
  if (role === 'web') return sendJobCalls(strapi);
  for (const name of JOB_NAMES) startJob(strapi, name, JOBS[name](strapi));
  if (role === 'worker') followJobCalls(strapi);
}
