import 'server-only';
import { getTranslations } from 'next-intl/server';
import { nullIfNotFound } from '@/lib/backend/with-fallback';
import { getPage, getPagePath } from '@/lib/content/pages/page-queries';
import { type Link } from '@/lib/core/link';
import { type Locale } from '@/backend/contract/locales';

/**
 * Home, and the CMS page (by its Dutch slug) that lists entries of a kind: the first breadcrumbs of such an entry.
 * Home only if that page is unpublished.
 */
export async function loadBreadcrumbs(locale: Locale, nlSlug: string): Promise<Link[]> {
  const [t, path] = await Promise.all([
    getTranslations({ locale, namespace: 'general' }),
    nullIfNotFound(getPagePath(locale, nlSlug)),
  ]);
  const home: Link = { label: t('home'), path: '/' };
  if (path === null) return [home];
  const parent = await getPage(locale, path.split('/').filter(Boolean).map(decodeURIComponent));
  return parent ? [home, { label: parent.title, path }] : [home];
}
