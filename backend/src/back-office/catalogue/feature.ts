import type { Feature } from '../../platform/feature/feature';
import { grantCatalogue, registerCatalogueAction } from './rights';
import { catalogueRoutes } from './routes';

export const feature: Feature = {
  name: 'back-office/catalogue',
  register: registerCatalogueAction,
  adminRoutes: catalogueRoutes,
  bootstrap: async (strapi) => {
    // Pieces of a variant that orders hold, without reading every line.
    await strapi.db.connection.raw(
      'create index if not exists shop_order_lines_held on order_lines (variant_id) where held > 0',
    );
    await grantCatalogue(strapi);
  },
};
