import type { Core } from '@strapi/strapi';
import type { Actor } from '../orders/events';

interface AdminUser {
  firstname?: string | null;
  lastname?: string | null;
  email?: string;
}

/** Who is behind the counter in this request; null outside the admin. */
export function adminActor(strapi: Core.Strapi): Actor | null {
  const state = strapi.requestContext.get()?.state;
  if (state?.route?.info?.type !== 'admin') return null;
  const { firstname, lastname, email } = (state.user ?? {}) as AdminUser;
  return `admin:${[firstname, lastname].filter(Boolean).join(' ') || email || 'unknown'}`;
}
