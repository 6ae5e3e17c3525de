import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findProductsOfVariants, readGoesWith } from '../../../catalog/listing/read-goes-with';
import { readCatalog } from '../../../catalog/listing/read-products';
import { listingStore } from '../../../catalog/listing/listing-store';
import { readOptions } from '../../../catalog/options/option-store';
import { parseListingQuery } from '../../../domain/product-listing';
import { parseLocale } from '../../../platform/http/parse-locale';

/** More ids than a page of search results or a cart contains. */
const MAX_IDS = 100;

const readIds = (value: unknown): string[] =>
  typeof value === 'string' ? [...new Set(value.split(',').filter(Boolean))].slice(0, MAX_IDS) : [];

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One page of listed products: `{products, total, page, pages, facets}`. */
  async list(ctx: Context): Promise<void> {
    const locale = parseLocale(ctx.query.locale);
    if (!locale) {
      ctx.body = { data: { products: [], total: 0, page: 1, pages: 1, facets: [] } };
      return;
    }
    const index = await listingStore().read();
    const { ids, ...page } = index.page(locale, parseListingQuery(ctx.query), new Date());
    ctx.body = { data: { products: await readCatalog(strapi, locale, ids), ...page } };
  },

  /** All options with their values, in the words of a language. */
  async options(ctx: Context): Promise<void> {
    const locale = parseLocale(ctx.query.locale);
    ctx.body = { data: { options: locale ? await readOptions(strapi.db.connection, locale) : [] } };
  },

  /** Products by `ids`, listed or not. */
  async products(ctx: Context): Promise<void> {
    const locale = parseLocale(ctx.query.locale);
    ctx.body = { data: { products: locale ? await readCatalog(strapi, locale, readIds(ctx.query.ids)) : [] } };
  },

  /** What goes with the product `product`, or with the `variants` of a cart. */
  async goesWith(ctx: Context): Promise<void> {
    const locale = parseLocale(ctx.query.locale);
    const { product, variants } = ctx.query;
    const inCart = await findProductsOfVariants(strapi.db.connection, readIds(variants));
    const ids = [...readIds(product).slice(0, 1), ...inCart];
    ctx.body = { data: { products: locale ? await readGoesWith(strapi, locale, ids) : [] } };
  },
});
