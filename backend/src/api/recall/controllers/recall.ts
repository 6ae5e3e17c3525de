import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listRecalls } from '../../../after-sales/recalls/read-recalls';
import { ShopError } from '../../../domain/shop-error';
import { parseLocale } from '../../../platform/http/parse-locale';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Published recalls with their notice in one language. */
  async list(ctx: Context) {
    const locale = parseLocale(ctx.query.locale);
    if (!locale) throw new ShopError('NotFound', 'Unsupported language');
    const recalls = await listRecalls(strapi);
    ctx.body = {
      data: recalls.flatMap(({ id, notices, picture, remedies, scope, productIds }) => {
        const notice = notices.find(({ language }) => language === locale);
        const { lots, shippedFrom, shippedUntil } = scope;
        return notice
          ? [{ id, ...notice, picture, remedies, lots: lots ?? [], shippedFrom, shippedUntil, productIds }]
          : [];
      }),
    };
  },
});
