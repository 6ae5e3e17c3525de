import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { askForMail } from '../../../back-in-stock/ask';
import { stopMails } from '../../../back-in-stock/stop';
import { limitSubmissions } from '../../../forms/limits';
import { readBody, readShopLocale } from '../../../orders/request-context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async ask(ctx: Context) {
    limitSubmissions(ctx.request.ip);
    const state = await askForMail(strapi.db.connection, readBody(ctx), readShopLocale(ctx));
    ctx.body = { data: { state } };
  },

  async stop(ctx: Context) {
    limitSubmissions(ctx.request.ip);
    await stopMails(strapi.db.connection, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },
});
