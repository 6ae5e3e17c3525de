import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { limitSubmissions } from '../../../content/forms/rate-limits';
import { confirmSubscription } from '../../../marketing/newsletter/confirm';
import { requestSubscription } from '../../../marketing/newsletter/subscribe';
import { unsubscribe } from '../../../marketing/newsletter/unsubscribe';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async signUp(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await requestSubscription(strapi.db.connection, readBody(ctx), readShopLocale(ctx));
    ctx.body = { data: { ok: true } };
  },

  async confirm(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await confirmSubscription(strapi.db.connection, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },

  async stop(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await unsubscribe(strapi.db.connection, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },
});
