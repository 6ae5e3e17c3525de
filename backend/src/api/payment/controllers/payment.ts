import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { receiveWebhook } from '../../../payments/settlement/receive-webhook';
import { readBody } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async webhook(ctx: Context) {
    const done = await receiveWebhook(strapi, readBody(ctx));
    // Anything but 200 makes the provider call again.
    ctx.status = done ? 200 : 503;
    ctx.body = done
      ? { data: { ok: true } }
      : { data: null, error: { status: 503, name: 'UnknownError', message: 'Try again later', details: {} } };
  },
});
