import 'server-only';
import { getTranslations } from 'next-intl/server';
import { orNull } from '@/lib/backend/fallback';
import { getPage, getPagePath } from '@/lib/content/pages/queries';
import type { Locale } from '@/lib/i18n/locales';
import { type Link } from '@/lib/core/link';

/**
 * Home, then the CMS page (by its Dutch slug) that lists entries of a kind: where the breadcrumbs of such an entry begin.
 * Home alone where that page was taken off the site.
 */
export async function trailFrom(locale: Locale, nlSlug: string): Promise<Link[]> {
  const [t, path] = await Promise.all([
    getTranslations({ locale, namespace: 'general' }),
    orNull(getPagePath(locale, nlSlug)),
  ]);
  const home: Link = { label: t('home'), path: '/' };
  if (path === null) return [home];
  const parent = await getPage(locale, path.split('/').filter(Boolean).map(decodeURIComponent));
  return parent ? [home, { label: parent.title, path }] : [home];
}
