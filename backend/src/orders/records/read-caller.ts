import type { Context } from 'koa';
import { parseOrderAccessHeader } from '../../domain/order-access-key';
import type { Caller } from './caller';

/** Who asks: the session's customer, and the orders that the browser holds keys of. */
export function readCaller(ctx: Context): Caller {
  const user: unknown = ctx.state.user;
  const id = typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number' ? user.id : null;
  return { userId: id, access: parseOrderAccessHeader(ctx.request.headers['x-order-access']) };
}
