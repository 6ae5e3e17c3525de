import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { currentActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { changeOrders } from '../../platform/admin/route-access';
import { makeLabel, readLabel } from './make-label';

/** Labels at the order desk; only for who may ship, because a label is all it takes to send a parcel. */
export function parcelRoutes(strapi: Core.Strapi): AdminRoute[] {
  const make = async (ctx: Context) => {
    await makeLabel(strapi, String(ctx.params.id), currentActor(strapi));
    return { ok: true };
  };
  const read = async (ctx: Context) => {
    const label = await readLabel(strapi, String(ctx.params.id));
    ctx.set('content-disposition', 'inline; filename="label.pdf"');
    ctx.type = 'application/pdf';
    ctx.body = label;
  };
  return [
    { method: 'POST', path: '/orders/:id/label', handle: make, allow: changeOrders },
    { method: 'GET', path: '/orders/:id/label', handle: read, allow: changeOrders },
  ];
}
