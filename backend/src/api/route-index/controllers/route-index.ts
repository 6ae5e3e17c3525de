import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readRouteIndex } from '../../../content/permalinks/route-index';
import { waitForPermalinkSync } from '../../../content/permalinks/sync-permalinks';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    await waitForPermalinkSync();
    ctx.body = { data: await readRouteIndex(strapi) };
  },
});
