import type { Core } from '@strapi/strapi';
import { configureAlertViews } from '../alerts/admin-view';
import { ensureAppendOnly } from '../bootstrap/append-only';
import { prepareDesk } from '../desk/indexes';
import { ensureOutboxIndexes } from '../outbox/indexes';
import { configureOrderView, grantOrdersToOperator } from './admin-view';
import { ensureOrderIndexes } from './indexes';
import { countFirst } from './stock-movements';

export async function bootstrapOrders(strapi: Core.Strapi): Promise<void> {
  await ensureOrderIndexes(strapi);
  await ensureOutboxIndexes(strapi);
  await prepareDesk(strapi);
  await ensureAppendOnly(strapi, 'order_events');
  await ensureAppendOnly(strapi, 'stock_movements');
  await countFirst(strapi.db.connection);
  await configureOrderView(strapi);
  await grantOrdersToOperator(strapi);
  await configureAlertViews(strapi);
}
