import type { Feature } from '../../platform/feature/feature';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { parcelRoutes } from './admin-routes';

const UNIQUE: Record<string, string> = {
  // An order never gets two labels.
  shop_parcels_order: 'parcels (order_id)',
  shop_parcels_reference: 'parcels (reference)',
  shop_parcels_provider_id: 'parcels (provider_id) where provider_id is not null',
};

export const feature: Feature = {
  name: 'after-sales/parcels',
  adminRoutes: parcelRoutes,
  bootstrap: async (strapi) => {
    for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  },
};
