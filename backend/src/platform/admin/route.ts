import { ShopError } from '../../domain/shop-error';
import type { Context } from 'koa';

/** Refusals are answers that the desk shows; anything else is a failure of the server. */
export const answering = (work: (ctx: Context) => Promise<unknown>) => async (ctx: Context) => {
  ctx.set('cache-control', 'no-store');
  try {
    ctx.body = { data: await work(ctx) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { status, name, message, details } = error;
    ctx.status = status;
    ctx.body = { data: null, error: { status, name, message, details } };
  }
};
