import type { Context } from 'koa';
import { ShopError } from '../../../domain/shop-error';
import { parseLocale } from '../../../platform/http/parse-locale';
import { limitSearches } from '../../../content/search/rate-limit';
import { searchIndex } from '../../../content/search/sync-search-index';

const MOST = 60;
const USUAL = 20;

/** Parses an integer from 1 to 60; invalid values become the default. */
function readCount(value: unknown): number {
  const count = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0;
  return count > 0 ? Math.min(count, MOST) : USUAL;
}

export default () => ({
  async read(ctx: Context): Promise<void> {
    const { locale: asked, q, limit } = ctx.query;
    await limitSearches(ctx.request.ip);
    const locale = parseLocale(asked);
    const index = searchIndex();
    if (!index) throw new ShopError('UnknownError', 'The search has not started');
    const words = typeof q === 'string' ? q : '';
    ctx.body = { data: locale ? index.search(locale, words, readCount(limit)) : [] };
  },
});
