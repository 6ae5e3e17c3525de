import type { Feature } from '../../platform/feature/feature';
import { bootstrapPrices } from './bootstrap';
import { watchVariantPrices } from './watch-variants';

export const feature: Feature = {
  name: 'catalog/prices',
  register: watchVariantPrices,
  bootstrap: bootstrapPrices,
};
