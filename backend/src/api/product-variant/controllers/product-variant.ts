import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { completeVariants, readVariantQuery } from '../../../catalog/listing/variant-responses';
import { ShopError } from '../../../domain/shop-error';
import { contentController } from '../../../platform/http/content-controller';

const VARIANT = 'api::product-variant.product-variant';

/**
 * Adds title and product in the requested language. Strapi cannot populate them, because variants are not localized and
 * their relation may point to any language or draft. Filters, populate and permissions work as usual.
 */
export default factories.createCoreController(VARIANT, ({ strapi }) => ({
  async find(ctx: Context) {
    const controller = contentController(strapi, VARIANT);
    await controller.validateQuery(ctx);
    const query = await readVariantQuery(strapi, await controller.sanitizeQuery(ctx));
    if (!query)
      return controller.transformResponse([], { pagination: { page: 1, pageSize: 0, pageCount: 0, total: 0 } });
    const { results, pagination } = await strapi.service(VARIANT).find(query.params);
    const variants = await completeVariants(strapi, results, query);
    return controller.transformResponse(await controller.sanitizeOutput(variants, ctx), { pagination });
  },

  async findOne(ctx: Context) {
    const controller = contentController(strapi, VARIANT);
    await controller.validateQuery(ctx);
    const id = String(ctx.params.id);
    const query = await readVariantQuery(strapi, await controller.sanitizeQuery(ctx), id);
    const variant = query?.productOf.has(id)
      ? await strapi.service(VARIANT).findOne(id, { ...query.params, filters: {} })
      : null;
    const [completed] = query && variant ? await completeVariants(strapi, [variant], query) : [];
    if (!completed) throw new ShopError('NotFound', `Page not found: ${ctx.path}`);
    return controller.transformResponse(await controller.sanitizeOutput(completed, ctx));
  },
}));
