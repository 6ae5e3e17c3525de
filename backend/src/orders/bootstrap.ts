import type { Core } from '@strapi/strapi';
import { ensureAppendOnly } from '../bootstrap/append-only';
import { prepareDesk } from '../desk/indexes';
import { ensureOutboxIndexes } from '../outbox/indexes';
import { configureOrderView, grantOrdersToOperator } from './admin-view';
import { ensureOrderIndexes } from './indexes';
import { startWorkers } from './workers';

export async function bootstrapOrders(strapi: Core.Strapi): Promise<void> {
  await ensureOrderIndexes(strapi);
  await ensureOutboxIndexes(strapi);
  await prepareDesk(strapi);
  await ensureAppendOnly(strapi, 'order_events');
  await configureOrderView(strapi);
  await grantOrdersToOperator(strapi);
  startWorkers(strapi);
}
