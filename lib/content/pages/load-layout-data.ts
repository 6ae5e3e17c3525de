import 'server-only';
import { cache } from 'react';
import { withFallback, nullIfNotFound } from '@/lib/backend/with-fallback';
import { findLayoutPagePath } from './layout-page-path';
import { getMenu, getSiteSettings, listLocales } from './page-queries';
import type { MenuItem, SiteSettings } from './types';
import { isLocale, type Locale, LOCALES } from '@/backend/contract/locales';

/** Slugs (nl) of the pages that the frame of every page links to. */
const CART_SLUG = 'winkelmand';
const PROFILE_SLUG = 'mijn-zwotter';
const WITHDRAWAL_SLUG = 'herroepen';

/** What header and footer show. */
export interface LayoutData {
  /** Null while the backend gives no answer, or has none: the frame then does with the site's bare bones. */
  settings: SiteSettings | null;
  primary: MenuItem[];
  secondary: MenuItem[];
  legal: MenuItem[];
  locales: Locale[];
  /** Null where the content has no such page, or none any more: there is no link to it then. */
  cartPath: string | null;
  profilePath: string | null;
  withdrawalPath: string | null;
}

/** Header and footer stand around the 503 view too, so an outage leaves them poorer but never breaks them. */
export const loadLayoutData = cache(async (locale: Locale): Promise<LayoutData> => {
  const settings = await withFallback(nullIfNotFound(getSiteSettings(locale)), null);
  const profileSlug = settings?.profileSlug || PROFILE_SLUG;
  const [primary, secondary, legal, codes, cartPath, profilePath, withdrawalPath] = await Promise.all([
    withFallback(getMenu(locale, 'primary'), []),
    withFallback(getMenu(locale, 'secondary'), []),
    withFallback(getMenu(locale, 'legal'), []),
    withFallback(listLocales(), LOCALES),
    findLayoutPagePath(locale, CART_SLUG),
    findLayoutPagePath(locale, profileSlug),
    findLayoutPagePath(locale, WITHDRAWAL_SLUG),
  ]);
  const known = { settings, primary, secondary, legal, cartPath, profilePath, withdrawalPath };
  return { ...known, locales: codes.filter(isLocale) };
});
