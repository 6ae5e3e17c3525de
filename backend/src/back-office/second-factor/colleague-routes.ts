import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../domain/shop-error';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { anyAdmin } from '../../platform/admin/route-access';
import { nameDeed } from '../audit/name-deed';
import { listEnrolled, removeFactor } from './factor-store';
import type { ListedColleague } from './response-types';

const SUPER_ADMIN = 'strapi-super-admin';

interface Admin {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  roles: { code: string }[];
}

/** Only a super admin sees who has a second factor and takes it from a colleague; the own one takes a code. */
export function colleagueRoutes(strapi: Core.Strapi): AdminRoute[] {
  const admins = () => strapi.db.query('admin::user');

  const requireSuperAdmin = (ctx: Context): Admin => {
    const admin = ctx.state.user as Admin;
    if (!admin.roles.some(({ code }) => code === SUPER_ADMIN))
      throw new ShopError('Forbidden', 'Only a super admin may do this');
    return admin;
  };

  const list = async (ctx: Context): Promise<ListedColleague[]> => {
    const { id: own } = requireSuperAdmin(ctx);
    const enrolled = await listEnrolled(strapi);
    const everyone: Admin[] = await admins().findMany({ where: { id: { $ne: own } }, orderBy: { email: 'asc' } });
    return everyone.map(({ id, email, firstname, lastname }) => ({
      id,
      email,
      name: [firstname, lastname].filter(Boolean).join(' '),
      enrolled: enrolled.has(id),
    }));
  };

  const reset = async (ctx: Context) => {
    const { id: own } = requireSuperAdmin(ctx);
    const id = Number(ctx.params.id);
    if (id === own) throw new ShopError('Forbidden', 'Remove your own second factor with a code');
    const colleague: Admin | null = Number.isSafeInteger(id) ? await admins().findOne({ where: { id } }) : null;
    if (!colleague || !(await removeFactor(strapi, id, null)))
      throw new ShopError('NotFound', 'This colleague has no second factor');
    nameDeed(ctx, 'second factor reset', colleague.email);
    return { ok: true };
  };

  return [
    { method: 'GET', path: '/second-factor/colleagues', handle: list, allow: anyAdmin },
    { method: 'POST', path: '/second-factor/colleagues/:id/reset', handle: reset, allow: anyAdmin },
  ];
}
