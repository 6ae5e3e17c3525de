import 'server-only';
import { withFallback, nullIfNotFound } from '@/lib/backend/with-fallback';
import { pagePath } from '@/backend/contract/paths';
import { getPagePath } from './page-queries';
import { type Locale } from '@/backend/contract/locales';

/**
 * Path of a page (by its Dutch slug) that the layout links to. Null if the page does not exist: an unpublished page must
 * not break the others. During an outage the slug itself is used.
 */
export const findLayoutPagePath = (locale: Locale, nlSlug: string): Promise<string | null> =>
  withFallback(nullIfNotFound(getPagePath(locale, nlSlug)), pagePath([nlSlug]));
