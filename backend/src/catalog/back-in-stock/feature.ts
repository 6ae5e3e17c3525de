import type { Feature } from '../../platform/feature/feature';
import { ensureBackInStockIndexes } from './indexes';

export const feature: Feature = {
  name: 'catalog/back-in-stock',
  bootstrap: ensureBackInStockIndexes,
};
