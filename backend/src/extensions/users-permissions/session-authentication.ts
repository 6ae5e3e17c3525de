import { readToken } from '../../accounts/client-info';
import { hashToken } from '../../platform/secrets/tokens';
import { findSessionUser } from '../../accounts/session-store';
import type { Context } from 'koa';
import { type UsersPermissions, extend } from './types';

/**
 * Replaces the two services by which Strapi authenticates requests with the shop's session table. The token is opaque and
 * looked up by its hash; session, user and role are read in one query. JWTs are never accepted.
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
      throw new Error('Sessions are created by src/accounts, not by Strapi');
    },
  });
  plugin.services.user = extend(plugin.services.user, (service) => ({
    ...service,
    fetchAuthenticatedUser: (hash: string) => findSessionUser(strapi.db.connection, String(hash)),
  }));
}
