import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { newsletterViews } from './admin-view';
import { SUBSCRIBER } from './subscribers';

export async function bootstrapNewsletter(strapi: Core.Strapi): Promise<void> {
  // Whoever signs up twice is on the list once.
  await createUniqueIndex(strapi, 'shop_newsletter_email', 'newsletter_subscribers (email)');
  await applyViews(strapi, 'newsletter-views', newsletterViews);
  await grantContent(strapi, 'operator-newsletter', 'shop-operator', [
    { actions: [`${EXPLORER}.read`, `${EXPLORER}.delete`], subject: SUBSCRIBER },
  ]);
}
