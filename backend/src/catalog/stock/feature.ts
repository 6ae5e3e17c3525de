import { ensureAppendOnly } from '../../platform/database/append-only';
import type { Feature } from '../../platform/feature/feature';
import { registerStockAdjustments } from './stock-adjustments';
import { linkStockToVariants } from './link-stock-to-variants';
import { recordInitialStock } from './stock-movements';
import { registerStockRows } from './stock-rows';

export const feature: Feature = {
  name: 'catalog/stock',
  register: (strapi) => {
    registerStockAdjustments(strapi);
    registerStockRows(strapi);
  },
  bootstrap: async (strapi) => {
    await linkStockToVariants(strapi);
    await ensureAppendOnly(strapi, 'stock_movements');
    await recordInitialStock(strapi.db.connection);
  },
};
