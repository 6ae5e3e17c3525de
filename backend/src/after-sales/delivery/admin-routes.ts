import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changeOrders } from '../../platform/admin/route-access';
import { currentActor } from '../../platform/admin/audit-actor';
import { deliverOrder, shipOrder, undoDelivery } from './change-delivery';
import { readBody } from '../../platform/http/request-helpers';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** Admin actions for shipping and delivery. Registered here because route files belong to the public API. */
export function deliveryRoutes(strapi: Core.Strapi): AdminRoute[] {
  const respond = (step: (ctx: Context) => Promise<void>) => async (ctx: Context) => {
    await step(ctx);
    return { ok: true };
  };
  const id = (ctx: Context): string => String(ctx.params.id);
  const ship = respond((ctx) => shipOrder(strapi, id(ctx), readBody(ctx), currentActor(strapi)));
  const deliver = respond((ctx) => deliverOrder(strapi, id(ctx), readBody(ctx), currentActor(strapi)));
  const undo = respond((ctx) => undoDelivery(strapi, id(ctx), currentActor(strapi)));
  return [
    { method: 'POST', path: '/orders/:id/ship', handle: ship, allow: changeOrders },
    { method: 'POST', path: '/orders/:id/deliver', handle: deliver, allow: changeOrders },
    { method: 'POST', path: '/orders/:id/undo', handle: undo, allow: changeOrders },
  ];
}
