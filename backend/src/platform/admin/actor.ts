import type { Core } from '@strapi/strapi';

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
  return nameActor(context.state.user);
}

/** Of an admin user as Strapi has it; nobody is the system. */
export function nameActor(adminUser: unknown): Actor {
  const user = adminUser as AdminUser | null | undefined;
  if (!user) return 'system';
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return `admin:${name || user.username || user.email || 'unknown'}`;
}

/** Who did it: the shop by itself, the customer, or somebody behind the counter (`admin:<name>`). */
export type Actor = 'system' | 'customer' | `admin:${string}`;
