import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseQuoteRequest } from '../../../domain/order-request';
import { priceCart } from '../../../orders/quote';
import { readBody, readShopLocale } from '../../../orders/request-context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const { cart, country, locale } = parseQuoteRequest(readBody(ctx), readShopLocale(ctx));
    const { quote } = await priceCart(strapi.db.connection, { cart, locale, country: () => country });
    ctx.body = { data: quote };
  },
});
