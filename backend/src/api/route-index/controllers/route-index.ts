import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readRouteIndex } from '../../../content/permalinks/route-index';
import { settleAddresses } from '../../../content/permalinks/sync';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    await settleAddresses();
    ctx.body = { data: await readRouteIndex(strapi) };
  },
});
