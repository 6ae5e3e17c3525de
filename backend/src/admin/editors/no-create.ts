import type { StrapiApp } from '@strapi/strapi/admin';

const CREATE = 'plugin::content-manager.explorer.create';

/** Written by the shop or its customers alone: the server refuses new ones. */
const WRITTEN_BY_THE_SHOP = new Set(
  [
    'order',
    'order-document',
    'alert',
    'outbox-message',
    'stock-movement',
    'ledger-entry',
    'gift-card',
    'withdrawal',
    'audit-entry',
    'review',
    'lesson-question',
    'form-submission',
    'consent-record',
    'newsletter-subscriber',
  ].map((name) => `api::${name}.${name}`),
);

/** Takes away the button that creates what may not be created; super admins have every permission. */
export function hideCreate(app: StrapiApp): void {
  app.addRBACMiddleware(
    () => (next) => (permissions) =>
      next(permissions.filter(({ action, subject }) => action !== CREATE || !WRITTEN_BY_THE_SHOP.has(subject ?? ''))),
  );
}
