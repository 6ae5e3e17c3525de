import type { Feature } from '../../platform/feature/feature';
import { registerProductSafety } from './product-safety';
import { registerVariantProducts } from './variant-products';

export const feature: Feature = {
  name: 'catalog/variants',
  register: (strapi) => {
    registerProductSafety(strapi);
    registerVariantProducts(strapi);
  },
};
