import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { receiveParcelNews } from '../../../after-sales/parcels/receive-news';
import { readBody } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async webhook(ctx: Context): Promise<void> {
    await receiveParcelNews(strapi, readBody(ctx));
    ctx.body = { data: { ok: true } };
  },
});
