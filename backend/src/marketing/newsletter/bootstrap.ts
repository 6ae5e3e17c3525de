import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/roles';
import { applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/indexes';
import { repeat } from '../../platform/jobs/repeating-job';
import { newsletterViews } from './admin-view';
import { forgetUnconfirmed } from './delete-subscriber';
import { registerNewsletterMails } from './mails';
import { SUBSCRIBER } from './subscribers';

const HOUR_MS = 3_600_000;

function startForgetting(strapi: Core.Strapi): void {
  const job = repeat(
    () => forgetUnconfirmed(strapi.db.connection, new Date()),
    HOUR_MS,
    (error) => strapi.log.error(`Newsletter: ${error instanceof Error ? error.message : 'unknown'}`),
  );
  strapi.server.httpServer.on('close', () => job.stop());
}

export async function bootstrapNewsletter(strapi: Core.Strapi): Promise<void> {
  registerNewsletterMails();
  // Whoever signs up twice is on the list once.
  await createUniqueIndex(strapi, 'shop_newsletter_email', 'newsletter_subscribers (email)');
  await applyViews(strapi, 'newsletter-views', newsletterViews);
  await grantContent(strapi, 'operator-newsletter', 'shop-operator', [
    { actions: [`${EXPLORER}.read`, `${EXPLORER}.delete`], subject: SUBSCRIBER },
  ]);
  startForgetting(strapi);
}
