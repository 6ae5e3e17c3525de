import type { Context } from 'koa';
import { redeemPreview } from '../../../content/preview/redeem-preview';
import { readBody } from '../../../platform/http/request-helpers';

export default {
  /** Marks a token as used, after a storefront has checked its signature. */
  async redeem(ctx: Context): Promise<void> {
    ctx.body = { data: { first: await redeemPreview(readBody(ctx)) } };
  },
};
