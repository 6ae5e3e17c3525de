import type { Core } from '@strapi/strapi';
import { throwFieldErrors } from '../../platform/admin/field-errors';
import { validatePromotion } from './validate-promotion';

export const PROMOTION = 'api::promotion.promotion';

/** Orders read all that are switched on. */
const MOST_ACTIVE = 20;
const MESSAGE = `${MOST_ACTIVE} promotions are switched on already: switch off one that has ended`;

/**
 * Validates every save. Relations are sent as changes (what to connect, and what not), so what counts is what was stored; an
 * error takes it back.
 */
export function validatePromotionsOnSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== PROMOTION || !['create', 'update', 'clone'].includes(action)) return next();
    return strapi.db.transaction(async () => {
      const saved = await next();
      const { documentId } = saved as { documentId: string };
      const promotions = strapi.db.query(PROMOTION);
      const populate = ['products', 'gift', 'ownAmounts'];
      const { products, gift, ...fields } = await promotions.findOne({ where: { documentId }, populate });
      // A product counts once, in whichever languages and versions it is linked.
      const ids = new Set((products as { documentId: string }[]).map((product) => product.documentId));
      throwFieldErrors(validatePromotion({ ...fields, products: ids.size, hasGift: Boolean(gift) }));
      if (fields.active && (await promotions.count({ where: { active: true } })) > MOST_ACTIVE)
        throwFieldErrors([{ path: ['active'], message: MESSAGE }]);
      return saved;
    });
  });
}
