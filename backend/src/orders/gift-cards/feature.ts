import type { Core } from '@strapi/strapi';
import type { Feature } from '../../platform/feature/feature';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { ensureAppendOnly } from '../../platform/database/append-only';
import { giftCardViews } from './admin-view';
import { giftCardRoutes } from './admin-routes';
import { createUniqueIndex } from '../../platform/database/unique-indexes';

async function bootstrapGiftCards(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  await createUniqueIndex(strapi, 'shop_gift_cards_code', 'gift_cards (code_hash)');
  await createUniqueIndex(strapi, 'shop_gift_cards_line', 'gift_cards (order_line_id)');
  await createUniqueIndex(strapi, 'shop_gift_card_entries_key', 'gift_card_entries (key)');
  await db.raw('create index if not exists shop_gift_cards_order on gift_cards (order_id)');
  await db.raw('create index if not exists shop_gift_card_entries_card on gift_card_entries (gift_card_id)');
  await ensureAppendOnly(strapi, 'gift_card_entries');
  await applyViews(strapi, 'gift-card-views', giftCardViews);
  await grantContent(strapi, 'operator-gift-cards', 'shop-operator', [
    { actions: [`${EXPLORER}.read`], subject: 'api::gift-card.gift-card' },
  ]);
}

export const feature: Feature = {
  name: 'orders/gift-cards',
  adminRoutes: giftCardRoutes,
  bootstrap: bootstrapGiftCards,
};
