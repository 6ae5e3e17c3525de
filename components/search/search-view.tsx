import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/content/page-head';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import type { SearchResults } from '@/lib/discovery/search/load-results';
import { getSearchLabels } from './get-labels';
import { NoResults } from './no-results';
import { ResultGroups } from './result-groups';
import { SearchField } from './search-field';
import styles from './search-view.module.css';
import { type Locale } from '@/backend/contract/locales';

interface SearchViewProps {
  query: string;
  results: SearchResults;
  locale: Locale;
}

/** The form, and its results, their absence, or an outage message. */
export async function SearchView({ query, results, locale }: SearchViewProps) {
  const [t, labels] = await Promise.all([getTranslations({ locale, namespace: 'search' }), getSearchLabels(locale)]);
  return (
    <>
      <PageHead title={query ? t('titleFor', { words: query }) : t('title')} text={query ? undefined : t('lead')}>
        <SearchField key={query} labels={labels} query={query} />
      </PageHead>
      <Container className={styles.body}>
        {results.state === 'failed' && (
          <Notice tone="warning" role="alert" title={t(results.status === 429 ? 'busy.title' : 'failed.title')}>
            <p>{t(results.status === 429 ? 'busy.text' : 'failed.text')}</p>
          </Notice>
        )}
        {results.state === 'found' && results.hits.length > 0 && (
          <>
            <p className={styles.count} role="status">
              {t('results', { count: results.hits.length })}
            </p>
            <ResultGroups hits={results.hits} locale={locale} />
          </>
        )}
        {results.state === 'found' && results.hits.length === 0 && <NoResults query={query} locale={locale} />}
      </Container>
    </>
  );
}
