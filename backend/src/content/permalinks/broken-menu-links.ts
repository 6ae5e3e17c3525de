import type { Core } from '@strapi/strapi';
import { readRedirectRules } from '../redirects/read-redirect-rules';
import { type BrokenLinkReason, findReason } from './find-broken-link';

export interface BrokenMenuLink {
  /** Document id of the menu. */
  menu: string;
  place: string;
  locale: string;
  title: string;
  path: string;
  reason: BrokenLinkReason;
}

interface MenuRow {
  documentId: string;
  slug: string;
  locale: string;
  items: { title: string; path: string }[];
}

/** Menu items that the storefront omits, of all menus and languages. */
export async function readBrokenMenuLinks(strapi: Core.Strapi): Promise<BrokenMenuLink[]> {
  const menus = (await strapi.db
    .query('api::menu.menu')
    .findMany({ populate: { items: true }, orderBy: ['slug', 'locale'] })) as MenuRow[];
  const db = strapi.db.connection;
  const rules = await readRedirectRules(db);
  const dead: BrokenMenuLink[] = [];
  for (const { documentId: menu, slug: place, locale, items } of menus) {
    for (const { title, path } of items) {
      const reason = await findReason(db, path, { locale, rules });
      if (reason) dead.push({ menu, place, locale, title, path, reason });
    }
  }
  return dead;
}
