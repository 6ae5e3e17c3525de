import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { parsePeriod } from '../../accounting/reports/report-period';
import { setDownloadHeaders } from '../../platform/files/download-headers';
import { BASE_CURRENCY } from '../../../contract/money';
import { translatorOf, viewerLocale } from '../../platform/admin/viewer-locale';
import { exportQuery } from './export-format';
import { exportOrders } from './export-orders';
import { changeOrders, readOrders } from '../../platform/admin/route-access';
import { currentActor } from '../../platform/admin/audit-actor';
import { addNote } from './add-note';
import { listDeskOrders } from './list-orders';
import { SLIP_POLICY } from './packing-slip-html';
import { readAlerts } from './read-alerts';
import { readDeskOrder } from './read-order';
import { readSlips } from './read-packing-slips';
import { shipOrders } from './ship-orders';
import { readBody } from '../../platform/http/request-helpers';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

/** Admin routes of the order desk. */
export function deskRoutes(strapi: Core.Strapi): AdminRoute[] {
  const list = async (ctx: Context) => {
    ctx.body = await listDeskOrders(strapi.db.connection, ctx.query, viewerLocale(ctx));
  };
  const read = (ctx: Context) => readDeskOrder(strapi, String(ctx.params.id), viewerLocale(ctx), translatorOf(ctx));
  const alerts = (ctx: Context) =>
    readAlerts(
      strapi.db.connection,
      { order_id: null },
      { t: translatorOf(ctx), currency: BASE_CURRENCY, timeZone: 'UTC' },
    );
  const note = async (ctx: Context) => {
    await addNote(strapi, String(ctx.params.id), readBody(ctx), currentActor(strapi));
    return { ok: true };
  };
  const ship = (ctx: Context) => shipOrders(strapi, readBody(ctx), currentActor(strapi));
  const slips = async (ctx: Context) => {
    const page = await readSlips(strapi, ctx.query.ids);
    ctx.set('content-security-policy', SLIP_POLICY);
    ctx.type = 'html';
    ctx.body = page;
  };
  const download = (ctx: Context) => {
    const period = parsePeriod(ctx.query);
    if (!period) throw new errors.ValidationError('Choose two days, the first before the last');
    const options = { ...exportQuery.parse(ctx.query), period, locale: viewerLocale(ctx), t: translatorOf(ctx) };
    setDownloadHeaders(ctx, `orders-${period.from}-${period.to}.csv`, 'text/csv; charset=utf-8');
    ctx.body = Readable.from(exportOrders(strapi.db.connection, options));
  };
  return [
    { method: 'GET', path: '/desk/export', handle: download, allow: readOrders },
    { method: 'GET', path: '/desk/orders', handle: list, allow: readOrders },
    { method: 'GET', path: '/desk/orders/:id', handle: read, allow: readOrders },
    { method: 'POST', path: '/desk/orders/:id/notes', handle: note, allow: changeOrders },
    { method: 'POST', path: '/desk/ship', handle: ship, allow: changeOrders },
    { method: 'GET', path: '/desk/alerts', handle: alerts, allow: readOrders },
    { method: 'GET', path: '/desk/packing-slips', handle: slips, allow: readOrders },
  ];
}
