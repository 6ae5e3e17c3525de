import type { Core } from '@strapi/strapi';
import { env } from '../env/env';

/** Creates the first admin user from the environment; further users are invited in the admin. */
export async function ensureFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { firstAdmin } = env();
  const users = strapi.service('admin::user');
  if (!firstAdmin || (await users.exists())) return;
  const role: { id: number } | null = await strapi.service('admin::role').getSuperAdmin();
  if (!role) throw new Error('The super admin role is missing');
  await users.create({
    email: firstAdmin.email.toLowerCase(),
    firstname: 'Shop',
    lastname: 'Owner',
    password: firstAdmin.password,
    isActive: true,
    blocked: false,
    registrationToken: null,
    roles: [role.id],
  });
}
