import type { Feature } from '../../platform/feature/feature';
import { requireSafetyDetails } from './require-safety-details';
import { requireSizeRules } from './require-size-rules';
import { relinkVariantsOfDeletedLocales } from './relink-variants';

export const feature: Feature = {
  name: 'catalog/variants',
  register: (strapi) => {
    requireSafetyDetails(strapi);
    requireSizeRules(strapi);
    relinkVariantsOfDeletedLocales(strapi);
  },
};
