import 'server-only';
import { cache } from 'react';
import { withFallback, nullIfNotFound } from '@/lib/backend/with-fallback';
import { findLayoutPagePath } from './layout-page-path';
import { getMenu, getSiteSettings, listLocales } from './page-queries';
import type { MenuItem, SiteSettings } from './types';
import { type Locale, LOCALES } from '@/backend/contract/locales';
import { shopLocales } from '@/lib/i18n/hosts';
import { DEFAULT_PROFILE_SLUG } from '@/backend/contract/limits';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** Data of header and footer. */
export interface LayoutData {
  /** Null while the backend is down or has none; header and footer then show a minimum. */
  settings: SiteSettings | null;
  primary: MenuItem[];
  secondary: MenuItem[];
  legal: MenuItem[];
  locales: Locale[];
  /** Null if the page does not exist; it is then not linked. */
  cartPath: string | null;
  checkoutPath: string | null;
  profilePath: string | null;
  withdrawalPath: string | null;
}

/** Header and footer are also part of the 503 page, so an outage must not break them. */
export const loadLayoutData = cache(async (locale: Locale): Promise<LayoutData> => {
  const settings = await withFallback(nullIfNotFound(getSiteSettings(locale)), null);
  const profileSlug = settings?.profileSlug || DEFAULT_PROFILE_SLUG;
  const [primary, secondary, legal, codes, cartPath, checkoutPath, profilePath, withdrawalPath] = await Promise.all([
    withFallback(getMenu(locale, 'primary'), []),
    withFallback(getMenu(locale, 'secondary'), []),
    withFallback(getMenu(locale, 'legal'), []),
    withFallback(listLocales(), LOCALES),
    findLayoutPagePath(locale, PAGE_SLUGS.cart),
    findLayoutPagePath(locale, PAGE_SLUGS.checkout),
    findLayoutPagePath(locale, profileSlug),
    findLayoutPagePath(locale, PAGE_SLUGS.withdrawal),
  ]);
  const known = { settings, primary, secondary, legal, cartPath, checkoutPath, profilePath, withdrawalPath };
  return { ...known, locales: shopLocales().filter((code) => codes.includes(code)) };
});
