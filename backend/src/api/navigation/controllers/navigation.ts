import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ShopError } from '../../../domain/shop-error';
import { parseLocale } from '../../../platform/http/parse-locale';

const MENU = 'api::menu.menu';
const SLUGS = ['primary', 'secondary', 'legal'];

interface Item {
  id: number;
  title: string;
  path: string;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Items of a menu as a flat list; empty if the menu does not exist in the language. */
  async render(ctx: Context): Promise<void> {
    const slug = String(ctx.params.slug);
    if (!SLUGS.includes(slug)) throw new ShopError('NotFound', `Page not found: ${ctx.path}`);
    const locale = parseLocale(ctx.query.locale);
    const menu = locale
      ? await strapi.documents(MENU).findFirst({ locale, filters: { slug }, populate: ['items'] })
      : null;
    const items: Item[] = menu?.items ?? [];
    ctx.body = items.map((item) => ({ id: String(item.id), title: item.title, path: item.path }));
  },
});
