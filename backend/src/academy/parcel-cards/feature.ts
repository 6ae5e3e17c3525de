import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { parcelCardRoutes } from './admin-routes';

async function bootstrapParcelCards(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, 'shop_parcel_cards_order', 'parcel_cards (order_id)');
  await createUniqueIndex(strapi, 'shop_parcel_cards_code', 'parcel_cards (code_hash)');
  await strapi.db.connection.raw('create index if not exists shop_parcel_cards_user on parcel_cards (user_id)');
}

export const feature: Feature = {
  name: 'academy/parcel-cards',
  adminRoutes: parcelCardRoutes,
  bootstrap: bootstrapParcelCards,
};
