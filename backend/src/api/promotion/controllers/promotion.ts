import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { announcePromotions } from '../../../catalog/promotions/announce-promotions';
import { ShopError } from '../../../domain/shop-error';
import { parseLocale } from '../../../platform/http/parse-locale';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Promotions in force, for product pages. */
  async list(ctx: Context) {
    const locale = parseLocale(ctx.query.locale);
    if (!locale) throw new ShopError('NotFound', 'Unsupported language');
    ctx.body = { data: await announcePromotions(strapi.db.connection, locale, new Date()) };
  },
});
