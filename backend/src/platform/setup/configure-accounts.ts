import type { Core } from '@strapi/strapi';

/**
 * Account settings, enforced at every boot. Strapi's own account mails and providers are not used (see `src/accounts`), so
 * their settings in the admin have no effect.
 */
export async function configureAccounts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null;
  await store.set({
    key: 'advanced',
    value: {
      ...advanced,
      unique_email: true,
      // Only confirmed users pass the session check.
      email_confirmation: true,
      default_role: 'authenticated',
    },
  });
}
