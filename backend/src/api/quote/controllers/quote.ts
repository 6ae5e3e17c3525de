import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { uncountGuesses, countGuesses } from '../../../orders/discounts/guess-limit';
import { rejectedCode } from '../../../domain/discount';
import { parseQuoteRequest } from '../../../domain/order-request';
import { chooseCountry } from '../../../domain/order-totals';
import { readFirstAddress } from '../../../checkout/first-profile-address';
import { readReplacedOrder, replacement } from '../../../checkout/replaced-order';
import { readOfferedGifts } from '../../../checkout/offered-gifts';
import { priceCart } from '../../../checkout/price-cart';
import { parseCaller } from '../../../orders/records/read-caller';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const request = parseQuoteRequest(readBody(ctx), readShopLocale(ctx));
    const { cart, codes, country, delivery, locale, email, lessonGift, replaces } = request;
    const { ip } = ctx.request;
    const db = strapi.db.connection;
    const caller = parseCaller(ctx);
    const chosen = country === null ? null : { country };
    const first = chosen ? null : await readFirstAddress(db, caller);
    const mayGuess = await countGuesses(ip, codes.length);
    const { quote, gifts } = await priceCart(db, {
      cart,
      locale,
      caller,
      buyerEmail: email,
      lessonGift,
      codes: mayGuess ? codes : [],
      email: null,
      delivery,
      country: () => chooseCountry(chosen, first),
      replaces: replacement(await readReplacedOrder(db, replaces, caller)),
    });
    quote.gifts = await readOfferedGifts(db, gifts, locale);
    if (mayGuess) await uncountGuesses(ip, quote.codes.filter(({ state }) => state !== 'unknown').length);
    ctx.body = { data: mayGuess ? quote : { ...quote, codes: codes.map((code) => rejectedCode(code, 'limited')) } };
  },
});
