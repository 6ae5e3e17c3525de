import type { Feature } from '../../platform/feature/feature';
import { bootstrapPrices } from './bootstrap';
import { logPriceChanges } from './log-price-changes';

export const feature: Feature = {
  name: 'catalog/prices',
  register: logPriceChanges,
  bootstrap: bootstrapPrices,
};
