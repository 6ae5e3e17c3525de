import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readViewer } from '../../../academy/access/active-grants';
import { readTranscripts } from '../../../academy/access/read-transcripts';
import { ShopError } from '../../../domain/shop-error';
import { parseCaller } from '../../../orders/records/read-caller';
import { WindowLimit, limitKey } from '../../../platform/http/rate-limit';
import { readShopLocale } from '../../../platform/http/request-helpers';

/** Each search reads the captions of all lessons. */
const SEARCHES_PER_MINUTE = 60;
const searches = new WindowLimit('transcript-searches', SEARCHES_PER_MINUTE, 60_000);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What is said in the lessons that the visitor may watch, for the storefront to search. */
  async read(ctx: Context): Promise<void> {
    ctx.set('cache-control', 'no-store');
    const db = strapi.db.connection;
    const viewer = await readViewer(db, parseCaller(ctx));
    const who = viewer.userId === null ? limitKey(ctx.request.ip) : `account ${viewer.userId}`;
    if (!(await searches.take(who))) throw new ShopError('TooManyRequests', 'Too many searches');
    ctx.body = { data: await readTranscripts(db, viewer, readShopLocale(ctx), new Date()) };
  },
});
