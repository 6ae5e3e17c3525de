import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../../domain/shop-error';
import { limitSubmissions } from '../../../content/forms/rate-limits';
import { listUploads } from '../../../platform/files/uploads';
import { parseLocale } from '../../../platform/http/parse-locale';
import { limitWrites } from '../../../marketing/reviews/rate-limit';
import { listReviews } from '../../../marketing/reviews/list-reviews';
import { readReviewForm } from '../../../marketing/reviews/read-review-form';
import { optOutOfReviewMails } from '../../../marketing/reviews/opt-outs';
import { submitReview } from '../../../marketing/reviews/submit-review';
import { readBody, readShopLocale } from '../../../platform/http/request-helpers';
import { REVIEW_KEY_HEADER } from '../../../../contract/headers';

const MOST = 50;
const USUAL = 10;

/** Parses an integer from 1, capped at `most`; null if invalid. */
function readNumber(value: unknown, most: number): number | null {
  const number = typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
  return number === null ? null : Math.min(number, most);
}

/** Key of the mailed link. Sent in a header, because URLs end up in logs. */
const keyOf = (ctx: Context): string => ctx.get(REVIEW_KEY_HEADER);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { product, stars, page, count } = ctx.query;
    const locale = parseLocale(ctx.query.locale);
    if (!locale) throw new ShopError('NotFound', 'Unsupported language');
    ctx.body = {
      data: await listReviews(strapi.db.connection, {
        locale,
        product: typeof product === 'string' && product !== '' ? product.slice(0, 64) : null,
        stars: typeof stars === 'string' && /^[1-5]$/.test(stars) ? Number(stars) : null,
        page: readNumber(page, 1_000_000) ?? 1,
        pageSize: readNumber(count, MOST) ?? USUAL,
      }),
    };
  },

  async open(ctx: Context) {
    ctx.body = { data: await readReviewForm(strapi.db.connection, keyOf(ctx), readShopLocale(ctx)) };
  },

  async write(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await limitWrites(keyOf(ctx));
    const uploads = listUploads((ctx.request as { files?: unknown }).files);
    await submitReview(strapi, { key: keyOf(ctx), locale: readShopLocale(ctx), body: readBody(ctx), uploads });
    ctx.body = { data: { ok: true } };
  },

  async stop(ctx: Context) {
    await limitSubmissions(ctx.request.ip);
    await optOutOfReviewMails(strapi.db.connection, keyOf(ctx));
    ctx.body = { data: { ok: true } };
  },
});
