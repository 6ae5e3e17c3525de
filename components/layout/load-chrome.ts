import 'server-only';
import { cache } from 'react';
import { BackendDown, BackendError } from '@/lib/backend/errors';
import { getMenu, getPagePath, getSiteSettings, listLocales } from '@/lib/content/queries';
import type { MenuItem, SiteSettings } from '@/lib/content/types';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/paths';

/** Slugs (nl) of the pages that the frame of every page links to. */
const CART_SLUG = 'winkelmand';
const PROFILE_SLUG = 'mijn-zwotter';
const WITHDRAWAL_SLUG = 'herroepen';

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
  /** Null in a shop whose content has no such page. */
  withdrawalPath: string | null;
}

/** Header and footer stand around the 503 view too, so an outage leaves them poorer but never breaks them. */
export const loadChrome = cache(async (locale: Locale): Promise<Chrome> => {
  const settings = await orElse(getSiteSettings(locale), null);
  const profileSlug = settings?.profileSlug || PROFILE_SLUG;
  const [primary, secondary, legal, codes, cartPath, profilePath, withdrawalPath] = await Promise.all([
    orElse(getMenu(locale, 'primary'), []),
    orElse(getMenu(locale, 'secondary'), []),
    orElse(getMenu(locale, 'legal'), []),
    orElse(listLocales(), locales),
    orElse(getPagePath(locale, CART_SLUG), pagePath([CART_SLUG])),
    orElse(getPagePath(locale, profileSlug), pagePath([profileSlug])),
    orElse(orNull(getPagePath(locale, WITHDRAWAL_SLUG)), pagePath([WITHDRAWAL_SLUG])),
  ]);
  const known = { settings, primary, secondary, legal, cartPath, profilePath, withdrawalPath };
  return { ...known, locales: codes.filter(isLocale) };
});

async function orElse<T>(answer: Promise<T>, fallback: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendDown) return fallback;
    throw error;
  }
}

/** A page that an editor removed, or that this shop never had. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}
