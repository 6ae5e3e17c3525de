import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readRouteIndex } from '../../../catalog/route-index';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    ctx.body = { data: await readRouteIndex(strapi) };
  },
});
