import type { Core } from '@strapi/strapi';

/** The first person behind the counter, from the environment; later ones are invited in the admin. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const users = strapi.service('admin::user');
  if (!email || !password || (await users.exists())) return;
  const role: { id: number } | null = await strapi.service('admin::role').getSuperAdmin();
  if (!role) throw new Error('The super admin role is missing');
  await users.create({
    email: email.toLowerCase(),
    firstname: 'Shop',
    lastname: 'Owner',
    password,
    isActive: true,
    blocked: false,
    registrationToken: null,
    roles: [role.id],
  });
}
