import type { Feature } from '../../platform/feature/feature';
import { startListing } from './listing-store';

export const feature: Feature = {
  name: 'catalog/listing',
  bootstrap: startListing,
};
