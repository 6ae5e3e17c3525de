import type { Core } from '@strapi/strapi';

const USER = 'plugin::users-permissions.user';
const RESET_PATH = '/api/auth/reset-password';

/**
 * A guest's account is not confirmed, and its owner only ever gets the mail with the link to choose a password. Whoever
 * has that link has the mailbox, which is what confirming proves; without this the new password would open nothing.
 */
export function confirmByReset(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== USER || context.action !== 'update') return next();
    if (strapi.requestContext.get()?.path !== RESET_PATH) return next();
    const params = context.params as { data?: Record<string, unknown> };
    if (params.data && 'password' in params.data) params.data.confirmed = true;
    return next();
  });
}
