import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readRouteIndex } from '../../../catalog/route-index';
import { settleAddresses } from '../../../addresses/sync';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    await settleAddresses();
    ctx.body = { data: await readRouteIndex(strapi) };
  },
});
