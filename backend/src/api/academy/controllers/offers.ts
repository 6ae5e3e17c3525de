import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readViewerOffers } from '../../../academy/access/viewer-offers';
import { parseCaller } from '../../../orders/records/read-caller';
import { readShopLocale } from '../../../platform/http/request-helpers';
import { readLocalePrices } from '../../../platform/settings/price-lists';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    const db = strapi.db.connection;
    const prices = await readLocalePrices(db, readShopLocale(ctx));
    ctx.body = { data: await readViewerOffers(db, parseCaller(ctx), prices) };
  },
});
