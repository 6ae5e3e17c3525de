import 'server-only';
import { withFallback, nullIfNotFound } from '@/lib/backend/with-fallback';
import { pagePath } from '@/lib/i18n/paths';
import { getPagePath } from './page-queries';
import { type Locale } from '@/backend/contract/locales';

/**
 * Path of a page (by its Dutch slug) that every page links to. Null when it is not there (any more): one page that an editor takes
 * off the site must not take the others along. What stands around the view of an outage too does then with the slug itself.
 */
export const findLayoutPagePath = (locale: Locale, nlSlug: string): Promise<string | null> =>
  withFallback(nullIfNotFound(getPagePath(locale, nlSlug)), pagePath([nlSlug]));
