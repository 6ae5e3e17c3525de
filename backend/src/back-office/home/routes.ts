import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { EXPLORER } from '../../platform/admin/admin-roles';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow, anyAdmin } from '../../platform/admin/route-access';
import { viewerLocale } from '../../platform/admin/viewer-locale';
import { readHome } from './read-home';
import { readReorder } from './read-reorder';

/** What the signed-in admin may read in the content manager, the home page may count. */
const readRights =
  (ctx: Context) =>
  (subject: string): boolean =>
    ctx.state.userAbility.can(`${EXPLORER}.read`, subject);

/** Admin routes of the home page, and of the list that its stock figures lead to. */
export function homeRoutes(strapi: Core.Strapi): AdminRoute[] {
  const home = (ctx: Context) => readHome(strapi.db.connection, readRights(ctx));
  const reorder = async (ctx: Context) => {
    ctx.body = await readReorder(strapi.db.connection, ctx.query, viewerLocale(ctx));
  };
  return [
    { method: 'GET', path: '/home', handle: home, allow: anyAdmin },
    { method: 'GET', path: '/reorder', handle: reorder, allow: allow('read', 'api::stock.stock') },
  ];
}
