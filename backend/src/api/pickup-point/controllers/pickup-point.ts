import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { searchPickupPoints } from '../../../checkout/pickup-points/shop-points';
import { readBody } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context): Promise<void> {
    ctx.body = { data: await searchPickupPoints(strapi, readBody(ctx), ctx.request.ip) };
  },
});
