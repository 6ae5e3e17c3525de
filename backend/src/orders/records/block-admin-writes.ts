import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const ORDER = 'api::order.order';
/** Content types that only the shop itself writes. */
const TECHNICAL = [
  'order-line',
  'payment',
  'outbox-message',
  'idempotency-key',
  'counter',
  'change',
  'change-counter',
  'order-event',
  'order-document',
  'document-counter',
  'alert',
  'stock-movement',
  'refund',
  'ledger-entry',
  'discount-use',
  'gift-card',
  'gift-card-entry',
  'account-session',
  'account-code',
  'account-device',
  'account-passkey',
  'price-entry',
  'back-in-stock-request',
  'cart-reminder',
  'withdrawal',
  'order-return',
  'order-exchange',
  'recall-notice',
  'parcel',
  'grant',
  'parcel-card',
  'watch-progress',
  'child',
  'child-mark',
  'child-swim',
  'child-certificate',
  'practice-mail',
  'child-adult',
  'safety-acknowledgement',
  'audit-entry',
  'entry-address',
  'review',
  'review-request',
  'review-stop',
  'lesson-question',
  'product-rating',
].map((name) => `api::${name}.${name}`);
const WRITES = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish', 'discardDraft']);

const isAdminRequest = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.route?.info?.type === 'admin';

/** Makes orders read-only in the content manager; operators work at the order desk. */
export function blockAdminWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (WRITES.has(action) && (uid === ORDER || TECHNICAL.includes(uid)) && isAdminRequest(strapi))
      throw new errors.ApplicationError('Orders can only be changed at the order desk and never be copied or deleted');
    return next();
  });
}
