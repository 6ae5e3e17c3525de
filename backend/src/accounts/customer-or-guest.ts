import type { Context } from 'koa';
import { hashToken } from '../platform/secrets/tokens';
import { findSessionUser } from './session-store';
import { readToken } from './client-info';

/**
 * Who calls a route that customers and guests use alike: without a token a guest, with the token of a live session its
 * customer, with any other token nobody (401). No permission of a role is asked for, so none can be unticked by mistake
 * and no call has to read them all. For `config.auth.strategies` of a route.
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
