import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordConsent } from '../../../marketing/consent/record-consent';
import { limitConsents } from '../../../content/forms/rate-limits';
import { readBody } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async record(ctx: Context) {
    await limitConsents(ctx.request.ip);
    await recordConsent(strapi.db.connection, readBody(ctx));
    ctx.status = 201;
    ctx.body = { data: { ok: true } };
  },
});
