import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPaymentLink } from '../../checkout/payment-link';
import { parseFields } from '../../domain/parse-fields';
import { requireOrderByDocumentId } from '../../orders/records/find-order';
import { recordHandPayment } from '../../payments/settlement/record-hand-payment';
import { currentActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { changeOrders } from '../../platform/admin/route-access';
import { readBody } from '../../platform/http/request-helpers';
import type { Db } from '../../platform/database/row-helpers';
import { readCompany } from '../../platform/settings/company';
import { nameDeed } from '../audit/name-deed';
import { findVariants } from './find-variants';
import { paidAtOf, paidInput } from './hand-order-input';
import { placeByHand, quoteByHand } from './place-by-hand';

/** What the shop delivers to (ISO 3166-1, lower case), in the merchant's order. */
const readCountries = (db: Db): Promise<string[]> => db('shipping_countries').orderBy(['position', 'iso']).pluck('iso');

/** Admin routes of orders by hand, and of money that comes without the payment provider. */
export function handOrderRoutes(strapi: Core.Strapi): AdminRoute[] {
  const db = () => strapi.db.connection;
  const orderOf = (ctx: Context) => requireOrderByDocumentId(db(), String(ctx.params.id));
  const variants = (ctx: Context) => findVariants(db(), ctx.query);
  const countries = () => readCountries(db());
  const quote = (ctx: Context) => quoteByHand(strapi, readBody(ctx));
  const place = async (ctx: Context) => {
    const placed = await placeByHand(strapi, readBody(ctx), currentActor(strapi));
    nameDeed(ctx, 'order by hand', placed.orderNr);
    return placed;
  };
  const paid = async (ctx: Context) => {
    const { paidOn, ...given } = parseFields(paidInput, readBody(ctx));
    const order = await orderOf(ctx);
    const { timeZone } = await readCompany(db());
    const paidAt = paidAtOf(paidOn, timeZone, new Date(), ['paidOn']);
    await recordHandPayment(strapi, { ...given, paidAt, orderId: order.id, actor: currentActor(strapi) });
    nameDeed(ctx, 'payment by hand', order.order_nr);
    return { ok: true };
  };
  const link = async (ctx: Context) => {
    const order = await orderOf(ctx);
    const paymentUrl = await sendPaymentLink(strapi, order.id, currentActor(strapi));
    nameDeed(ctx, 'payment link', order.order_nr);
    return { paymentUrl };
  };
  return [
    { method: 'GET', path: '/desk/variants', handle: variants, allow: changeOrders },
    { method: 'GET', path: '/desk/countries', handle: countries, allow: changeOrders },
    { method: 'POST', path: '/desk/quote', handle: quote, allow: changeOrders },
    { method: 'POST', path: '/desk/orders', handle: place, allow: changeOrders },
    { method: 'POST', path: '/desk/orders/:id/paid', handle: paid, allow: changeOrders },
    { method: 'POST', path: '/desk/orders/:id/payment-link', handle: link, allow: changeOrders },
  ];
}
