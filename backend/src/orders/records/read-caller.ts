import type { Context } from 'koa';
import { parseOrderAccessHeader } from '../../domain/order-access-key';
import type { Caller } from './order-access';
import { ORDER_ACCESS_HEADER } from '../../../contract/headers';

/** Reads the signed-in customer and the order access keys from a request. */
export function parseCaller(ctx: Context): Caller {
  const user: unknown = ctx.state.user;
  const id = typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number' ? user.id : null;
  return { userId: id, access: parseOrderAccessHeader(ctx.request.headers[ORDER_ACCESS_HEADER]) };
}
