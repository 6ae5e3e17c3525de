import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findVatRate } from '../../../domain/vat';
import { shopDay } from '../../../domain/shop-calendar';
import { limitOrders } from '../../../checkout/order-rate-limit';
import { openApplePay, parseApplePaySheet } from '../../../payments/methods/apple-pay';
import { readPaymentMethods } from '../../../payments/methods/read-payment-methods';
import { receiveWebhook } from '../../../payments/settlement/receive-webhook';
import { env } from '../../../platform/env/env';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';
import { readLocalePrices } from '../../../platform/settings/price-lists';
import { readShopSettings, readVatRates } from '../../../platform/settings/shop-settings';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async webhook(ctx: Context) {
    const done = await receiveWebhook(strapi, readBody(ctx), ctx.request.ip);
    // Anything but 200 makes the provider call again.
    ctx.status = done ? 200 : 503;
    ctx.body = done
      ? { data: { ok: true } }
      : { data: null, error: { status: 503, name: 'UnknownError', message: 'Try again later', details: {} } };
  },

  /** The merchant's session for a sheet of Apple Pay, on the domain of the visitor's shop. */
  async openApplePay(ctx: Context) {
    await limitOrders(ctx.request.ip);
    const { validationUrl } = parseApplePaySheet(readBody(ctx));
    const { hostname: domain } = new URL(env().shopOrigins[readShopLocale(ctx)]);
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: { session: await openApplePay(strapi, { validationUrl, domain }) } };
  },

  /** `GET /payments/methods?country=nl`: how an order can be paid there; none for a country that the shop does not sell to. */
  async methods(ctx: Context) {
    const country = String(ctx.query.country ?? '').toLowerCase();
    const db = strapi.db.connection;
    const [rates, { timeZone }] = await Promise.all([readVatRates(db), readShopSettings(db)]);
    const isServed = findVatRate(rates, country, shopDay(new Date(), timeZone)) !== null;
    const locale = readShopLocale(ctx);
    const { currency } = await readLocalePrices(db, locale);
    const query = { country, currency, locale };
    ctx.body = { data: { methods: isServed ? await readPaymentMethods(strapi, query) : [] } };
  },
});
