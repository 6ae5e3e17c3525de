import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { changeOrders } from '../../platform/admin/route-access';
import { translatorOf } from '../../platform/admin/viewer-locale';
import { printParcelCards } from './print-parcel-cards';

/** Printing makes codes valid, so it needs the right to change orders. */
export function parcelCardRoutes(strapi: Core.Strapi): AdminRoute[] {
  const print = async (ctx: Context) => {
    const pdf = await printParcelCards(strapi, ctx.query.ids, translatorOf(ctx), new Date());
    ctx.set('content-disposition', 'inline; filename="parcel-cards.pdf"');
    ctx.type = 'application/pdf';
    ctx.body = pdf;
  };
  return [{ method: 'GET', path: '/desk/parcel-cards', handle: print, allow: changeOrders }];
}
