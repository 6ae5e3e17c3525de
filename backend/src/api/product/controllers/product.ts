import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { readBonusTargets } from '../../../academy/access/bonus-lessons';
import { contentController } from '../../../platform/http/content-controller';
import { DEFAULT_LOCALE, isLocale } from '../../../../contract/locales';

const PRODUCT = 'api::product.product';

export default factories.createCoreController(PRODUCT, ({ strapi }) => ({
  /** Strapi's response plus the free lessons included with the product. */
  async findOne(ctx: Context) {
    const controller = contentController(strapi, PRODUCT);
    await controller.validateQuery(ctx);
    const query = await controller.sanitizeQuery(ctx);
    const product = await strapi.service(PRODUCT).findOne(String(ctx.params.id), query);
    const shown = await controller.sanitizeOutput(product, ctx);
    if (!product || typeof shown !== 'object' || shown === null) return controller.transformResponse(shown);
    const locale = isLocale(ctx.query.locale) ? ctx.query.locale : DEFAULT_LOCALE;
    const includes = await readBonusTargets(strapi.db.connection, String(ctx.params.id), locale);
    return controller.transformResponse({ ...shown, includes });
  },
}));
