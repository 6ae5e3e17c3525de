import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { limitSubmissions } from '../../../content/forms/rate-limits';
import { requestReminder } from '../../../marketing/cart-reminders/request-reminder';
import { stopReminders } from '../../../marketing/cart-reminders/stop-reminders';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The answer does not depend on earlier requests, orders or accounts of the address. */
  async ask(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await requestReminder(strapi.db.connection, readBody(ctx), readShopLocale(ctx), new Date());
    ctx.body = { data: { ok: true } };
  },

  async stop(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await stopReminders(strapi.db.connection, readBody(ctx), new Date());
    ctx.body = { data: { ok: true } };
  },
});
