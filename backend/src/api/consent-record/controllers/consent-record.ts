import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordConsent } from '../../../consent/record-consent';
import { limitConsents } from '../../../forms/limits';
import { readBody } from '../../../orders/request-context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async record(ctx: Context) {
    limitConsents(ctx.request.ip);
    await recordConsent(strapi.db.connection, readBody(ctx));
    ctx.status = 201;
    ctx.body = { data: { ok: true } };
  },
});
