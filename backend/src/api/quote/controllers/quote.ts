import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { uncountGuesses, countGuesses } from '../../../orders/discounts/guess-limit';
import { rejectedCode } from '../../../domain/discount';
import { parseQuoteRequest } from '../../../domain/order-request';
import { priceCart } from '../../../checkout/price-cart';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const { cart, codes, country, locale } = parseQuoteRequest(readBody(ctx), readShopLocale(ctx));
    const { ip } = ctx.request;
    const mayGuess = await countGuesses(ip, codes.length);
    const { quote } = await priceCart(strapi.db.connection, {
      cart,
      locale,
      caller: parseCaller(ctx),
      codes: mayGuess ? codes : [],
      email: null,
      country: () => country,
    });
    if (mayGuess) await uncountGuesses(ip, quote.codes.filter(({ state }) => state !== 'unknown').length);
    ctx.body = { data: mayGuess ? quote : { ...quote, codes: codes.map((code) => rejectedCode(code, 'limited')) } };
  },
});
