import type { Context } from 'koa';
import { hashToken } from '../platform/secrets/tokens';
import { findSessionUser } from './session-store';
import { readToken } from './client-info';

/**
 * Authentication strategy for routes used by customers and guests: no token is a guest, a valid session token its customer,
 * any other token a 401. Independent of role permissions. For `config.auth.strategies` of a route.
 */
export const customerOrGuest = {
  name: 'customer-or-guest',
  async authenticate(ctx: Context) {
    const token = readToken(ctx);
    if (token === null) return { authenticated: true, credentials: null };
    const user = await findSessionUser(strapi.db.connection, hashToken(token));
    if (!user || user.blocked || !user.confirmed) return { authenticated: false };
    ctx.state.user = user;
    return { authenticated: true, credentials: user };
  },
};
