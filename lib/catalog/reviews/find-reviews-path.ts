import 'server-only';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { pagePath } from '@/backend/contract/paths';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** Where all reviews stand, as long as editors publish that page; `stars`, `product` and `page` of its address count. */
export async function findReviewsPath(locale: Locale): Promise<string | null> {
  const path = pagePath([LOCALE_SETTINGS[locale].segments.reviews]);
  const index = await getRouteIndex();
  return index && index.find(locale, 'page', path) === null ? null : path;
}
