import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { INSTANCE_HEADER } from '../../../../contract/instance';
import { recordStorefront } from '../../../platform/cluster/storefronts';
import { readRouteChanges, readRouteIndex } from '../../../content/permalinks/route-index';
import { permalinkSync } from '../../../content/permalinks/sync-permalinks';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `?since=cursor`: what changed after the last answer, if that is known; else everything. */
  async read(ctx: Context): Promise<void> {
    if (ctx.state.storefront) recordStorefront(ctx.get(INSTANCE_HEADER));
    const { since } = ctx.query;
    const sync = permalinkSync();
    const isKnown = typeof since === 'string' && !sync.hasMissed;
    const changes = isKnown ? await readRouteChanges(strapi, since) : null;
    if (!changes) await sync.wait();
    ctx.body = { data: changes ?? (await readRouteIndex(strapi)) };
  },
});
