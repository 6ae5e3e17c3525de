import type { Feature } from '../../platform/feature/feature';
import { requireSafetyDetails } from './require-safety-details';
import { requireValidGtin } from './require-valid-gtin';
import { requireSizeRules } from './require-size-rules';
import { relinkVariantsOfDeletedLocales } from './relink-variants';
import { sharePublished } from './share-published';

export const feature: Feature = {
  name: 'catalog/variants',
  register: (strapi) => {
    requireSafetyDetails(strapi);
    requireSizeRules(strapi);
    requireValidGtin(strapi);
    relinkVariantsOfDeletedLocales(strapi);
    sharePublished(strapi);
  },
};
