import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { reviewViews } from './admin-view';
import { REVIEW } from './review-rows';
import { syncRatings } from './store-rating';

const UNIQUE: Record<string, string> = {
  shop_reviews_bought: 'reviews (order_id, product_id)',
  shop_review_requests_order: 'review_requests (order_id)',
  shop_review_requests_key: 'review_requests (key_hash)',
  shop_product_ratings_product: 'product_ratings (product_id)',
  shop_review_stops_email: 'review_stops (email_hash)',
};

const LOOKUP: Record<string, string> = {
  shop_reviews_product: "reviews (product_id, stars, written_at) where state = 'published'",
  shop_reviews_written: "reviews (written_at) where state = 'published'",
  shop_orders_delivered: "orders (delivered_at) where fulfilment = 'delivered'",
};

/** Fields visible to operators and editors; excludes the order and the customer. */
const FIELDS = [
  'productTitle',
  'stars',
  'title',
  'text',
  'name',
  'language',
  'state',
  'reason',
  'reply',
  'writtenAt',
  'decidedAt',
  'decidedBy',
  'photos',
  'version',
];

const ACTIONS = [`${EXPLORER}.read`, `${EXPLORER}.update`];

export async function bootstrapReviews(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(LOOKUP))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
  await syncRatings(strapi.db.connection);
  await applyViews(strapi, 'review-views', reviewViews);
  for (const [key, role] of [
    ['editor-reviews', 'strapi-editor'],
    ['operator-reviews', 'shop-operator'],
  ] as const) {
    await grantContent(strapi, key, role, [{ actions: ACTIONS, subject: REVIEW, fields: FIELDS }]);
    // Added later: shops from before it have the other grant already.
    await grantContent(strapi, `${key}-fit`, role, [{ actions: ACTIONS, subject: REVIEW, fields: ['fit'] }]);
  }
}
