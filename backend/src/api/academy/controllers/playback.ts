import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listAcknowledgedFloats } from '../../../academy/acknowledgements/acknowledgement-rows';
import { readViewer } from '../../../academy/access/active-grants';
import { readPlayback } from '../../../academy/access/read-playback';
import { ShopError } from '../../../domain/shop-error';
import { parseCaller } from '../../../orders/records/read-caller';
import { readShopLocale } from '../../../platform/http/request-helpers';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context): Promise<void> {
    const db = strapi.db.connection;
    const viewer = await readViewer(db, parseCaller(ctx));
    const found = await readPlayback(strapi, viewer, String(ctx.params.id), readShopLocale(ctx), new Date());
    if (!found) throw new ShopError('NotFound', 'There is no such lesson');
    ctx.set('cache-control', 'no-store');
    // Null for visitors without an account.
    const acknowledged = viewer.userId === null ? null : await listAcknowledgedFloats(db, viewer.userId);
    ctx.body = { data: { ...found, acknowledged } };
  },
});
