import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { describeCountries } from '../../../catalog/delivery/describe-countries';
import { ShopError } from '../../../domain/shop-error';
import { contentController } from '../../../platform/http/content-controller';

const COUNTRY = 'api::shipping-country.shipping-country';

/** Strapi's responses with amounts in the currency of the domain of `locale`. */
export default factories.createCoreController(COUNTRY, ({ strapi }) => ({
  async find(ctx: Context) {
    const controller = contentController(strapi, COUNTRY);
    await controller.validateQuery(ctx);
    const { results, pagination } = await strapi.service(COUNTRY).find(await controller.sanitizeQuery(ctx));
    const shown = await controller.sanitizeOutput(await describeCountries(strapi, results, ctx.query.locale), ctx);
    return controller.transformResponse(shown, { pagination });
  },

  async findOne(ctx: Context) {
    const controller = contentController(strapi, COUNTRY);
    await controller.validateQuery(ctx);
    const query = await controller.sanitizeQuery(ctx);
    const country = await strapi.service(COUNTRY).findOne(String(ctx.params.id), query);
    const [shown] = country ? await describeCountries(strapi, [country], ctx.query.locale) : [];
    if (!shown) throw new ShopError('NotFound', `Page not found: ${ctx.path}`);
    return controller.transformResponse(await controller.sanitizeOutput(shown, ctx));
  },
}));
