import type { Core } from '@strapi/strapi';
import { parseLinkTarget } from '../../domain/link-target';
import { type RuleRow, readRedirectRules } from '../redirects/read-redirect-rules';
import { MENU_PROTOCOLS } from './validate-menus';
import { parseRoutes } from './parse-routes';
import { findPermalinks, readLiveLanguages } from './permalink-store';
import { isReserved } from '../../../contract/reserved-segments';

/** Why the storefront omits a menu item. */
type BrokenLinkReason = 'not an address' | 'no such page' | 'not in this language' | 'removed';

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

/**
 * Reason why a link is broken, null if it works. Follows the same steps as the storefront's `resolveRoute`, based on the
 * stored permalinks.
 */
async function findReason(
  strapi: Core.Strapi,
  path: string,
  { locale, rules }: { locale: string; rules: RuleRow[] },
): Promise<BrokenLinkReason | null> {
  if (path.startsWith('#')) return null;
  const read = parseLinkTarget(path, MENU_PROTOCOLS);
  if ('error' in read) return 'not an address';
  const { segments } = read.value;
  if (!segments || isReserved(segments[0] ?? '') || /\.[a-z0-9]{2,5}$/.test(segments.at(-1) ?? '')) return null;
  const db = strapi.db.connection;
  const from = `/${segments.join('/')}`.toLowerCase();
  const lower = from.split('/').filter(Boolean);
  const found = await findPermalinks(db, [...parseRoutes(segments), ...parseRoutes(lower)]);
  if (found.some(({ live, language }) => live && language === locale)) return null;
  if (rules.some((rule) => rule.from === from && (rule.locale === null || rule.locale === locale))) return null;
  if (found.length === 0) return 'no such page';
  const living = await readLiveLanguages(
    db,
    found.map(({ entry }) => entry),
  );
  if (living.some(({ language }) => language === locale)) return null;
  return living.length > 0 ? 'not in this language' : 'removed';
}

/** Menu items that the storefront omits, of all menus and languages. */
export async function readBrokenMenuLinks(strapi: Core.Strapi): Promise<BrokenMenuLink[]> {
  const menus = (await strapi.db
    .query('api::menu.menu')
    .findMany({ populate: { items: true }, orderBy: ['slug', 'locale'] })) as MenuRow[];
  const rules = await readRedirectRules(strapi.db.connection);
  const dead: BrokenMenuLink[] = [];
  for (const { documentId: menu, slug: place, locale, items } of menus) {
    for (const { title, path } of items) {
      const reason = await findReason(strapi, path, { locale, rules });
      if (reason) dead.push({ menu, place, locale, title, path, reason });
    }
  }
  return dead;
}
