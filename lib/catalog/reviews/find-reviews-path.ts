import 'server-only';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { pagePath } from '@/backend/contract/paths';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** Path of the page with all reviews, null if unpublished. Its URL accepts `stars`, `product` and `page`. */
export async function findReviewsPath(locale: Locale): Promise<string | null> {
  const path = pagePath([LOCALE_SETTINGS[locale].segments.reviews]);
  const index = await getRouteIndex();
  return index && index.find(locale, 'page', path) === null ? null : path;
}
