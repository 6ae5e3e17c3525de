import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changeDelivery } from './change-delivery';
import { readBody } from './request-context';

const config = {
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::order.order' }] },
    },
  ],
};

/** The buttons of the order page. Route files always belong to the public API, so these are registered by hand. */
export function registerAdminRoutes(strapi: Core.Strapi): void {
  const move = (fulfilment: 'shipped' | 'delivered') => async (ctx: Context) => {
    const body = readBody(ctx);
    const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    await changeDelivery(strapi, String(ctx.params.id), {
      carrier: given.carrier,
      trackingCode: given.trackingCode,
      fulfilment,
    });
    ctx.body = { data: { ok: true } };
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      { method: 'POST', path: '/orders/:id/ship', handler: move('shipped'), info: { type: 'admin' }, config },
      { method: 'POST', path: '/orders/:id/deliver', handler: move('delivered'), info: { type: 'admin' }, config },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
