import type { Core } from '@strapi/strapi';

interface AdminUser {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string;
}

/** The admin user who sent this request; `system` outside of admin requests. */
export function currentActor(strapi: Core.Strapi): AuditActor {
  const context = strapi.requestContext.get();
  if (context?.state.route?.info?.type !== 'admin') return 'system';
  return actorOfAdminUser(context.state.user);
}

/** Name of a Strapi admin user for the timeline; `system` without a user. */
export function actorOfAdminUser(adminUser: unknown): AuditActor {
  const user = adminUser as AdminUser | null | undefined;
  if (!user) return 'system';
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return `admin:${name || user.username || user.email || 'unknown'}`;
}

/** Author of a change: the shop itself, the customer, or an admin user (`admin:<name>`). */
export type AuditActor = 'system' | 'customer' | `admin:${string}`;
