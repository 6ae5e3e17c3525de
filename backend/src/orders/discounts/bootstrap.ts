import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { discountViews } from './discount-admin-view';

export async function bootstrapDiscounts(strapi: Core.Strapi): Promise<void> {
  await createUniqueIndex(strapi, 'shop_discount_codes_code', 'discount_codes (upper(code))');
  await createUniqueIndex(strapi, 'shop_discount_uses_order', 'discount_uses (order_id, discount_code_id)');
  await strapi.db.connection.raw(
    'create index if not exists shop_discount_uses_customer on discount_uses (discount_code_id, customer_hash)',
  );
  await applyViews(strapi, 'discount-views', discountViews);
  await grantContent(strapi, 'operator-discounts', 'shop-operator', [
    {
      actions: ['create', 'read', 'update', 'delete'].map((action) => `${EXPLORER}.${action}`),
      subject: 'api::discount-code.discount-code',
    },
  ]);
}
