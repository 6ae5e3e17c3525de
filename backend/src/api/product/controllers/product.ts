import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { readBonusTargets } from '../../../academy/access/bonus-lessons';
import { findGoesWith } from '../../../catalog/listing/read-goes-with';
import { contentController } from '../../../platform/http/content-controller';
import { DEFAULT_LOCALE, isLocale } from '../../../../contract/locales';

const PRODUCT = 'api::product.product';

export default factories.createCoreController(PRODUCT, ({ strapi }) => ({
  /** Strapi's response plus the free lessons included with the product, and whether anything goes with it. */
  async findOne(ctx: Context) {
    const controller = contentController(strapi, PRODUCT);
    await controller.validateQuery(ctx);
    const query = await controller.sanitizeQuery(ctx);
    const product = await strapi.service(PRODUCT).findOne(String(ctx.params.id), query);
    const shown = await controller.sanitizeOutput(product, ctx);
    if (!product || typeof shown !== 'object' || shown === null) return controller.transformResponse(shown);
    const locale = isLocale(ctx.query.locale) ? ctx.query.locale : DEFAULT_LOCALE;
    const id = String(ctx.params.id);
    const db = strapi.db.connection;
    const [includes, goesWith] = await Promise.all([readBonusTargets(db, id, locale), findGoesWith(db, [id])]);
    return controller.transformResponse({ ...shown, includes, hasGoesWith: goesWith.length > 0 });
  },
}));
