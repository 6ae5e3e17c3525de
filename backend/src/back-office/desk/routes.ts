import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changeOrders, readOrders } from '../../platform/admin/access';
import { adminActor } from '../../platform/admin/actor';
import { addNote } from './add-note';
import { listDeskOrders } from './list-orders';
import { SLIP_POLICY } from './packing-slip';
import { readAlerts } from './read-alerts';
import { readDeskOrder } from './read-order';
import { readSlips } from './read-slips';
import { shipOrders } from './ship-orders';
import { readBody } from '../../platform/http/request';

/** The desk of the people who ship orders. Registered by hand, as all of the admin's own routes. */
export function registerDesk(strapi: Core.Strapi): void {
  const list = async (ctx: Context) => {
    ctx.body = await listDeskOrders(strapi.db.connection, ctx.query);
  };
  const read = async (ctx: Context) => {
    ctx.body = { data: await readDeskOrder(strapi, String(ctx.params.id)) };
  };
  const alerts = async (ctx: Context) => {
    ctx.body = { data: await readAlerts(strapi.db.connection, { order_id: null }) };
  };
  const note = async (ctx: Context) => {
    await addNote(strapi, String(ctx.params.id), readBody(ctx), adminActor(strapi));
    ctx.body = { data: { ok: true } };
  };
  const ship = async (ctx: Context) => {
    ctx.body = { data: await shipOrders(strapi, readBody(ctx), adminActor(strapi)) };
  };
  const slips = async (ctx: Context) => {
    const page = await readSlips(strapi, ctx.query.ids);
    ctx.set('content-security-policy', SLIP_POLICY);
    ctx.set('cache-control', 'no-store');
    ctx.type = 'html';
    ctx.body = page;
  };
  const info = { type: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop/desk',
    routes: [
      { method: 'GET', path: '/orders', handler: list, info, config: readOrders },
      { method: 'GET', path: '/orders/:id', handler: read, info, config: readOrders },
      { method: 'POST', path: '/orders/:id/notes', handler: note, info, config: changeOrders },
      { method: 'POST', path: '/ship', handler: ship, info, config: changeOrders },
      { method: 'GET', path: '/alerts', handler: alerts, info, config: readOrders },
      { method: 'GET', path: '/packing-slips', handler: slips, info, config: readOrders },
    ],
  } as unknown as Parameters<Core.Strapi['server']['routes']>[0]);
}
