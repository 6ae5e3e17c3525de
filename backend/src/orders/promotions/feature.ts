import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import type { Feature } from '../../platform/feature/feature';
import { promotionComponents, promotionViews } from './admin-view';
import { PROMOTION, validatePromotionsOnSave } from './validate-on-save';

const ACTIONS = ['create', 'read', 'update', 'delete'].map((action) => `${EXPLORER}.${action}`);

export const feature: Feature = {
  name: 'orders/promotions',
  register: validatePromotionsOnSave,
  bootstrap: async (strapi) => {
    await applyViews(strapi, 'promotion-views', promotionViews, promotionComponents);
    await grantContent(strapi, 'operator-promotions', 'shop-operator', [{ actions: ACTIONS, subject: PROMOTION }]);
  },
};
