import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { SearchView } from '@/components/search/search-view';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { searchPath } from '@/backend/contract/paths';
import { routes } from '@/backend/contract/routes';
import { loadResults } from '@/lib/discovery/search/load-results';
import { normalizeSearchQuery } from '@/lib/core/search-query';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

/** Rendered per request: caching every possible search term is not worth it. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/search'>;

/** Search form and results; works without JavaScript. */
export default async function SearchPage({ params, searchParams }: Props) {
  const [locale, { q }] = await Promise.all([localeParam(params), searchParams]);
  const query = normalizeSearchQuery(typeof q === 'string' ? q : '');
  const results = await loadResults(query, locale);
  return (
    <PageFrame
      locale={locale}
      alternates={sameInEveryLocale(query ? searchPath(query) : routes.search)}
      status={results.state === 'failed' ? results.status : undefined}
    >
      <SearchView query={query} results={results} locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [locale, { q }] = await Promise.all([localeParam(params), searchParams]);
  const query = normalizeSearchQuery(typeof q === 'string' ? q : '');
  const t = await getTranslations({ locale, namespace: 'search' });
  const title = query ? t('titleFor', { words: query }) : t('title');
  return pageMetadata({ locale, path: routes.search, title, noindex: true });
}
