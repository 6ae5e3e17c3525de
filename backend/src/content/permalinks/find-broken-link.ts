import type { Knex } from 'knex';
import { parseLinkTarget } from '../../domain/link-target';
import { type RuleRow } from '../redirects/read-redirect-rules';
import { MENU_PROTOCOLS } from './validate-menus';
import { parseRoutes } from './parse-routes';
import { findPermalinks, readLiveLanguages } from './permalink-store';
import { isReserved } from '../../../contract/reserved-segments';

/** Why the storefront omits a menu item, or follows no redirect. */
export type BrokenLinkReason = 'not an address' | 'no such page' | 'not in this language' | 'removed';

/**
 * Reason why a link is broken, null if it works. Follows the same steps as the storefront's `resolveRoute`, based on the
 * stored permalinks.
 */
export async function findReason(
  db: Knex,
  path: string,
  { locale, rules }: { locale: string; rules: RuleRow[] },
): Promise<BrokenLinkReason | null> {
  if (path.startsWith('#')) return null;
  const read = parseLinkTarget(path, MENU_PROTOCOLS);
  if ('error' in read) return 'not an address';
  const { segments } = read.value;
  if (!segments || isReserved(segments[0] ?? '') || /\.[a-z0-9]{2,5}$/.test(segments.at(-1) ?? '')) return null;
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
