import type { Context } from 'koa';
import { lookUpAddress } from '../../../checkout/address-lookup/shop-address-lookup';
import { readBody } from '../../../platform/http/request-helpers';

export default () => ({
  async find(ctx: Context): Promise<void> {
    ctx.body = { data: await lookUpAddress(readBody(ctx), ctx.request.ip) };
  },
});
