import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { newsletterViews } from './admin-view';
import { SUBSCRIBER } from './subscriber-rows';

export async function bootstrapNewsletter(strapi: Core.Strapi): Promise<void> {
  // At most one row per email address.
  await createUniqueIndex(strapi, 'shop_newsletter_email', 'newsletter_subscribers (email)');
  await applyViews(strapi, 'newsletter-views', newsletterViews);
  await grantContent(strapi, 'operator-newsletter', 'shop-operator', [
    { actions: [`${EXPLORER}.read`, `${EXPLORER}.delete`], subject: SUBSCRIBER },
  ]);
}
