import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findArticles, findRelated } from '../../../content/blog/find-articles';
import { readArticleCards } from '../../../content/blog/read-article-cards';
import { parseLocale } from '../../../platform/http/parse-locale';

const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 50;

/** Parses an integer from 1 to `max`; invalid values become 1. */
function readNumber(value: unknown, max: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, max) : 1;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `?locale=nl&tag=slug&page=2&pageSize=6`: a page of the blog, newest first. */
  async list(ctx: Context): Promise<void> {
    const { tag, page, pageSize } = ctx.query;
    const locale = parseLocale(ctx.query.locale);
    const limit = readNumber(pageSize, MAX_PAGE_SIZE);
    const offset = (readNumber(page, MAX_PAGE) - 1) * limit;
    const wanted = { locale, tag: typeof tag === 'string' ? tag : null, limit, offset };
    const ids = await findArticles(strapi.db.connection, wanted);
    ctx.body = { data: { articles: await readArticleCards(strapi, ids) } };
  },

  /** `?locale=nl&count=3`: articles related to this one. */
  async related(ctx: Context): Promise<void> {
    const locale = parseLocale(ctx.query.locale);
    const count = readNumber(ctx.query.count, MAX_PAGE_SIZE);
    const ids = await findRelated(strapi.db.connection, { locale, id: String(ctx.params.id), count });
    ctx.body = { data: { articles: await readArticleCards(strapi, ids) } };
  },
});
