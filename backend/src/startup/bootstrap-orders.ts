import type { Core } from '@strapi/strapi';
import { configureAlertViews } from '../orders/alerts/admin-view';
import { ensureAppendOnly } from '../platform/database/append-only';
import { prepareDesk } from '../back-office/desk/indexes';
import { ensureOutboxIndexes } from '../platform/outbox/indexes';
import { configureOrderView, grantOrdersToOperator } from '../orders/records/admin-view';
import { ensureOrderIndexes } from '../orders/records/indexes';
import { countFirst } from '../catalog/stock/stock-movements';

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
