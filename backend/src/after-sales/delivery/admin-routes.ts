import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changeOrders as config } from '../../platform/admin/access';
import { adminActor } from '../../platform/admin/actor';
import { deliverOrder, shipOrder, undoDelivery } from './change-delivery';
import { readBody } from '../../platform/http/request';

/** What moves a parcel along. Route files always belong to the public API, so these are registered by hand. */
export function registerAdminRoutes(strapi: Core.Strapi): void {
  const answer = (step: (ctx: Context) => Promise<void>) => async (ctx: Context) => {
    await step(ctx);
    ctx.body = { data: { ok: true } };
  };
  const id = (ctx: Context): string => String(ctx.params.id);
  const ship = answer((ctx) => shipOrder(strapi, id(ctx), readBody(ctx), adminActor(strapi)));
  const deliver = answer((ctx) => deliverOrder(strapi, id(ctx), readBody(ctx), adminActor(strapi)));
  const undo = answer((ctx) => undoDelivery(strapi, id(ctx), adminActor(strapi)));
  const info = { type: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      { method: 'POST', path: '/orders/:id/ship', handler: ship, info, config },
      { method: 'POST', path: '/orders/:id/deliver', handler: deliver, info, config },
      { method: 'POST', path: '/orders/:id/undo', handler: undo, info, config },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
