import type { Feature } from '../../platform/feature/feature';
import { bootstrapPrices } from './bootstrap';
import { logPriceChanges } from './log-price-changes';
import { savePriceLists } from './save-price-lists';

export const feature: Feature = {
  name: 'catalog/prices',
  register: (strapi) => {
    logPriceChanges(strapi);
    savePriceLists(strapi);
  },
  bootstrap: bootstrapPrices,
};
