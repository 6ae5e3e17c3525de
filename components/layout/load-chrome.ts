import 'server-only';
import { cache } from 'react';
import { BackendDown } from '@/lib/backend/errors';
import { getMenu, getPagePath, getSiteSettings, listLocales } from '@/lib/content/queries';
import type { MenuItem, SiteSettings } from '@/lib/content/types';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/paths';

/** Slugs (nl) of the pages that the frame of every page links to. */
const CART_SLUG = 'winkelmand';
const PROFILE_SLUG = 'mijn-zwotter';

/** What header and footer show. */
export interface Chrome {
  /** Null while the backend gives no answer: the frame then does with the site's bare bones. */
  settings: SiteSettings | null;
  primary: MenuItem[];
  secondary: MenuItem[];
  legal: MenuItem[];
  locales: Locale[];
  cartPath: string;
  profilePath: string;
}

/** Header and footer stand around the 503 view too, so an outage leaves them poorer but never breaks them. */
export const loadChrome = cache(async (locale: Locale): Promise<Chrome> => {
  const settings = await orElse(getSiteSettings(locale), null);
  const profileSlug = settings?.profileSlug || PROFILE_SLUG;
  const [primary, secondary, legal, codes, cartPath, profilePath] = await Promise.all([
    orElse(getMenu(locale, 'primary'), []),
    orElse(getMenu(locale, 'secondary'), []),
    orElse(getMenu(locale, 'legal'), []),
    orElse(listLocales(), locales),
    orElse(getPagePath(locale, CART_SLUG), pagePath([CART_SLUG])),
    orElse(getPagePath(locale, profileSlug), pagePath([profileSlug])),
  ]);
  return { settings, primary, secondary, legal, locales: codes.filter(isLocale), cartPath, profilePath };
});

async function orElse<T>(answer: Promise<T>, fallback: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendDown) return fallback;
    throw error;
  }
}
