import type { Core } from '@strapi/strapi';
import type { Feature } from '../../platform/feature/feature';
import { homeRoutes } from './routes';

/** So that a count does not depend on how many there were. */
const INDEXES: Record<string, string> = {
  shop_home_paid: 'orders (paid_at)',
  shop_home_reviews: "reviews (id) where state = 'pending'",
  shop_home_submissions: "form_submissions (id) where state = 'new'",
};

async function prepareHome(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(INDEXES))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
}

export const feature: Feature = { name: 'back-office/home', adminRoutes: homeRoutes, bootstrap: prepareHome };
