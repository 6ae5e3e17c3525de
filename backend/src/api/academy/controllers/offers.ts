import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readViewerOffers } from '../../../academy/access/viewer-offers';
import { parseCaller } from '../../../orders/records/read-caller';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = { data: await readViewerOffers(strapi.db.connection, parseCaller(ctx)) };
  },
});
