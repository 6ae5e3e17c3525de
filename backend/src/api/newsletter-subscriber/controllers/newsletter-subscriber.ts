import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { limitSubmissions } from '../../../forms/limits';
import { confirmSubscription } from '../../../newsletter/confirm';
import { signUp } from '../../../newsletter/sign-up';
import { stopSubscription } from '../../../newsletter/stop';
import { readBody, readShopLocale } from '../../../orders/request-context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async signUp(ctx: Context) {
    limitSubmissions(ctx.request.ip);
    await signUp(strapi.db.connection, readBody(ctx), readShopLocale(ctx));
    ctx.body = { data: { ok: true } };
  },

  async confirm(ctx: Context) {
    limitSubmissions(ctx.request.ip);
    await confirmSubscription(strapi.db.connection, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },

  async stop(ctx: Context) {
    limitSubmissions(ctx.request.ip);
    await stopSubscription(strapi.db.connection, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },
});
