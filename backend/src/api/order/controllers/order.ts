import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { linkFields, orderFields } from '../../../accounts/auth-input';
import { requestOrderLink } from '../../../self-service/find-order';
import { takeVisitorLimit } from '../../../accounts/rate-limits';
import { readClientInfo } from '../../../accounts/client-info';
import { readOwnInvoice } from '../../../accounting/invoices/read-own-invoice';
import { limitOrderGuesses } from '../../../orders/discounts/guess-limit';
import { cancelOwnOrder } from '../../../self-service/cancel-own-order';
import { endOwnExchange, exchangeOwnPiece } from '../../../self-service/exchange-own-piece';
import { parseFields } from '../../../domain/parse-fields';
import { openOrder, openOrderOnce } from '../../../self-service/open-order';
import { parseIdempotencyKey, createOrder } from '../../../checkout/create-order';
import { limitOrders } from '../../../checkout/order-rate-limit';
import { payOrder } from '../../../checkout/pay-again';
import { listOrders } from '../../../self-service/list-orders';
import { readOrder } from '../../../self-service/read-order';
import { parseCaller } from '../../../orders/records/read-caller';
import { isOrderSlug } from '../../../domain/order-access-key';
import { ShopError } from '../../../domain/shop-error';
import { isStorefront, readBody } from '../../../platform/http/request-helpers';

/** Returns '' for malformed slugs, which matches no order. */
const slugOf = (ctx: Context): string => (isOrderSlug(ctx.params.slug) ? ctx.params.slug : '');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    await limitOrders(ctx.request.ip);
    await limitOrderGuesses(ctx.request.ip, readBody(ctx));
    const key = parseIdempotencyKey(ctx.get('idempotency-key'));
    const { answer, accessKey } = await createOrder(strapi, readBody(ctx), {
      caller: parseCaller(ctx),
      key,
      ipAddress: ctx.request.ip,
    });
    ctx.status = 201;
    ctx.body = { data: isStorefront(ctx) && accessKey !== null ? { ...answer, accessKey } : answer };
  },

  async find(ctx: Context) {
    const { userId } = parseCaller(ctx);
    if (userId === null) throw new ShopError('Unauthorized', 'Sign in to see your orders');
    ctx.set('cache-control', 'no-store');
    ctx.body = await listOrders(strapi.db.connection, userId, ctx.query);
  },

  async findOne(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: await readOrder(strapi, slugOf(ctx), parseCaller(ctx)) };
  },

  async document(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    const { number } = ctx.params;
    const { name, pdf } = await readOwnInvoice(strapi, { slug: slugOf(ctx), number, caller: parseCaller(ctx) });
    ctx.set('content-disposition', `inline; filename="${name}"`);
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  },

  async access(ctx: Context) {
    await takeVisitorLimit(strapi.db.connection, 'codes', readClientInfo(ctx));
    const { key } = ctx.query;
    ctx.body = {
      data: { ok: true, accessKey: await openOrder(strapi, slugOf(ctx), typeof key === 'string' ? key : '') },
    };
  },

  /** Uses up the one-time link of `findByNumber`. */
  async open(ctx: Context) {
    await takeVisitorLimit(strapi.db.connection, 'codes', readClientInfo(ctx));
    const { code } = parseFields(linkFields, readBody(ctx));
    ctx.body = { data: { ok: true, accessKey: await openOrderOnce(strapi, slugOf(ctx), code) } };
  },

  /** The response does not reveal whether the order exists; the link is sent by mail. */
  async findByNumber(ctx: Context) {
    const visitor = readClientInfo(ctx);
    await takeVisitorLimit(strapi.db.connection, 'mails', visitor);
    await requestOrderLink(strapi, parseFields(orderFields, readBody(ctx)), visitor);
    ctx.body = { data: { ok: true } };
  },

  async pay(ctx: Context) {
    await limitOrders(ctx.request.ip);
    const paymentUrl = await payOrder(strapi, slugOf(ctx), parseCaller(ctx), ctx.request.ip);
    ctx.body = { data: { paymentUrl } };
  },

  async cancel(ctx: Context) {
    await limitOrders(ctx.request.ip);
    await cancelOwnOrder(strapi, slugOf(ctx), parseCaller(ctx));
    ctx.body = { data: { ok: true } };
  },

  async exchange(ctx: Context) {
    await limitOrders(ctx.request.ip);
    await exchangeOwnPiece(strapi, { slug: slugOf(ctx), caller: parseCaller(ctx), body: readBody(ctx) });
    ctx.body = { data: { ok: true } };
  },

  async endExchange(ctx: Context) {
    await limitOrders(ctx.request.ip);
    await endOwnExchange(strapi, { slug: slugOf(ctx), caller: parseCaller(ctx), body: readBody(ctx) });
    ctx.body = { data: { ok: true } };
  },
});
