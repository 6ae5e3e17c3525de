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
import type { Job, JobName } from '../platform/jobs/start-job';
import { orderSweepJob, outboxJob, returnsJob } from './order-jobs';

/** Implementation of each job; a missing one is a compile error. */
export const JOBS: Record<JobName, (strapi: Core.Strapi) => Job> = {
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
