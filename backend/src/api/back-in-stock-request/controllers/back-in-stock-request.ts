import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requestBackInStockMail } from '../../../catalog/back-in-stock/request-notification';
import { unsubscribe } from '../../../catalog/back-in-stock/unsubscribe';
import { limitSubmissions } from '../../../content/forms/rate-limits';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async ask(ctx: Context) {
    const { ip } = ctx.request;
    await limitSubmissions(ip);
    const visitor = { language: readShopLocale(ctx), ip };
    const state = await requestBackInStockMail(strapi.db.connection, readBody(ctx), visitor);
    ctx.body = { data: { state } };
  },

  async stop(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await unsubscribe(strapi.db.connection, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },
});
