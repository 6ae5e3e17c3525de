import { readToken } from '../../accounts/visitor';
import { hashToken } from '../../platform/secrets/tokens';
import { findSessionUser } from '../../accounts/session-store';
import type { Context } from 'koa';
import { type UsersPermissions, extend } from './types';

/**
 * Strapi's strategy asks two services who is calling. These answers put the table of sessions behind them: the token is
 * opaque, its hash is the key, and session, user and role come in one look-up. A signed token of any kind opens nothing.
 */
export function useSessions(plugin: UsersPermissions): void {
  plugin.services.jwt = () => ({
    getToken: async (ctx: Context) => {
      const token = readToken(ctx);
      if (token === null) return null;
      const hash = hashToken(token);
      return { id: hash, sessionId: hash };
    },
    verify: async (token: string) => ({ id: hashToken(token) }),
    issue: () => {
      throw new Error('Sessions are opened by src/accounts, not by Strapi');
    },
  });
  plugin.services.user = extend(plugin.services.user, (service) => ({
    ...service,
    fetchAuthenticatedUser: (hash: string) => findSessionUser(strapi.db.connection, String(hash)),
  }));
}
