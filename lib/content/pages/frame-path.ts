import 'server-only';
import { orElse, orNull } from '@/lib/backend/fallback';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { getPagePath } from './queries';

/**
 * Path of a page (by its Dutch slug) that every page links to. Null when it is not there (any more): one page that an editor takes
 * off the site must not take the others along. What stands around the view of an outage too does then with the slug itself.
 */
export const findFramePath = (locale: Locale, nlSlug: string): Promise<string | null> =>
  orElse(orNull(getPagePath(locale, nlSlug)), pagePath([nlSlug]));
