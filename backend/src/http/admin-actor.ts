import type { Core } from '@strapi/strapi';
import type { Actor } from '../orders/events';

interface AdminUser {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string;
}

/** Who of the people behind the counter sent this request; `system` when none did. */
export function adminActor(strapi: Core.Strapi): Actor {
  const context = strapi.requestContext.get();
  if (context?.state.route?.info?.type !== 'admin') return 'system';
  const user = context.state.user as AdminUser | undefined;
  if (!user) return 'system';
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return `admin:${name || user.username || user.email || 'unknown'}`;
}
