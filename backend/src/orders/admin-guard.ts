import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changeDelivery } from './change-delivery';

const ORDER = 'api::order.order';
/** Written by the shop alone. */
const TECHNICAL = [
  'order-line',
  'payment',
  'outbox-message',
  'idempotency-key',
  'counter',
  'order-event',
  'order-document',
  'document-counter',
  'alert',
  'stock-movement',
  'refund',
  'ledger-entry',
  'discount-use',
  'account-session',
  'account-code',
  'account-device',
  'price-entry',
  'back-in-stock-request',
  'withdrawal',
].map((name) => `api::${name}.${name}`);
const WRITES = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish', 'discardDraft']);

interface UpdateParams {
  documentId?: string;
  data?: Record<string, unknown>;
}

const isAdminRequest = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.route?.info?.type === 'admin';

/** In the admin an order is a document to read; only its delivery can change, along the allowed steps. */
export function guardOrders(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!WRITES.has(action) || (uid !== ORDER && !TECHNICAL.includes(uid)) || !isAdminRequest(strapi)) return next();
    if (uid !== ORDER || action !== 'update')
      throw new errors.ApplicationError('Orders can not be changed, copied or deleted');
    const params = context.params as UpdateParams;
    const { fulfilment, carrier, trackingCode, updatedBy } = params.data ?? {};
    if (params.documentId) await changeDelivery(strapi, params.documentId, { fulfilment, carrier, trackingCode });
    // Everything that mattered is written; what remains of the editor's form is not taken over.
    params.data = updatedBy === undefined ? {} : { updatedBy };
    return next();
  });
}
