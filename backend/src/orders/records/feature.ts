import { ensureAppendOnly } from '../../platform/database/append-only';
import type { Feature } from '../../platform/feature/feature';
import { blockAdminWrites } from './block-admin-writes';
import { configureOrderView, grantOrdersToOperator } from './order-admin-view';
import { fillCurrencies } from './fill-currencies';
import { ensureOrderIndexes } from './order-indexes';

export const feature: Feature = {
  name: 'orders/records',
  register: blockAdminWrites,
  bootstrap: async (strapi) => {
    await fillCurrencies(strapi.db.connection);
    await ensureOrderIndexes(strapi);
    await ensureAppendOnly(strapi, 'order_events');
    await configureOrderView(strapi);
    await grantOrdersToOperator(strapi);
  },
};
