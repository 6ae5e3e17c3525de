import type { Core } from '@strapi/strapi';
import { filmJob } from '../academy/films/film-job';
import { practiceMailJob } from '../academy/practice-mail/job';
import { pdfJob } from '../accounting/invoices/pdf-job';
import { ratesJob } from '../accounting/rates/rates-job';
import { accountExpiryJob } from '../accounts/expiry-job';
import { backInStockJob } from '../catalog/back-in-stock/job';
import { priceJob } from '../catalog/prices/price-job';
import { retentionJob } from '../content/forms/delete-expired-submissions';
import { cartReminderJob } from '../marketing/cart-reminders/job';
import { newsletterExpiryJob } from '../marketing/newsletter/expiry-job';
import { reviewJob } from '../marketing/reviews/job';
import { promotionJob } from '../orders/promotions/promotion-job';
import { env } from '../platform/env/env';
import { type Leadership, followLeadership } from '../platform/cluster/leadership';
import { followJobCalls, sendJobCalls } from './job-calls';
import { JOB_NAMES, type Job, type JobName, startJob, wakeJob } from '../platform/jobs/start-job';
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
  promotions: promotionJob,
  films: filmJob,
  'cart-reminders': cartReminderJob,
};

/** Requests have priority after a start. */
const TAKE_OVER_MS = 3_000;

/** Mails are leased one by one, so every worker sends; what else workers do, only one of them does. */
const EVERYWHERE: ReadonlySet<JobName> = new Set(['outbox']);

const onlyLeading = (job: Job, { isLeading }: Leadership): Job => ({ ...job, isDue: isLeading });

export function startJobs(strapi: Core.Strapi): void {
  const { role } = env();
  if (role === 'web') return sendJobCalls(strapi);
  const ledJobs = JOB_NAMES.filter((name) => !EVERYWHERE.has(name));
  const takeOver = (): void => ledJobs.forEach(wakeJob);
  const leadership = followLeadership(strapi, () => void setTimeout(takeOver, TAKE_OVER_MS).unref());
  for (const name of JOB_NAMES) {
    const job = JOBS[name](strapi);
    startJob(strapi, name, EVERYWHERE.has(name) ? job : onlyLeading(job, leadership));
  }
  if (role === 'worker') followJobCalls(strapi);
}
