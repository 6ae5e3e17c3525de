import 'server-only';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';

/** Where all reviews stand, as long as editors publish that page; `stars`, `product` and `page` of its address count. */
export async function findReviewsPath(locale: Locale): Promise<string | null> {
  const path = pagePath([LOCALES[locale].segments.reviews]);
  const index = await getRouteIndex();
  return index && index.find(locale, 'page', path) === null ? null : path;
}
