import type { Core } from '@strapi/strapi';

/**
 * Rules of accounts, set at every boot: they follow the code, not the database's past. Strapi's own account mails and
 * providers are not used (see `src/accounts`), so their settings in the admin have no effect.
 */
export async function configureAccounts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null;
  await store.set({
    key: 'advanced',
    value: {
      ...advanced,
      unique_email: true,
      // Only confirmed users pass the check of a session.
      email_confirmation: true,
      default_role: 'authenticated',
    },
  });
}
