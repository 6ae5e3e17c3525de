import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { type ListingQuery, listingHref, pageLinks } from '@/lib/catalog/listing';
import type { Locale } from '@/lib/i18n/locales';
import styles from './listing-pages.module.css';

interface ListingPagesProps {
  query: ListingQuery;
  pages: number;
  path: string;
  locale: Locale;
}

export async function ListingPages({ query, pages, path, locale }: ListingPagesProps) {
  const t = await getTranslations({ locale, namespace: 'shop' });
  const href = (page: number) => listingHref(path, { ...query, page });
  return (
    <nav aria-label={t('pages')}>
      <ul role="list" className={styles.pages}>
        {query.page > 1 && (
          <li>
            <Link className={styles.page} href={href(query.page - 1)} prefetch={false} rel="prev">
              {t('previous')}
            </Link>
          </li>
        )}
        {pageLinks(query.page, pages).map((page, at) =>
          page === null ? (
            <li key={`gap-${at}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                className={styles.page}
                href={href(page)}
                prefetch={false}
                aria-label={t('page', { page: String(page) })}
                aria-current={page === query.page ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {query.page < pages && (
          <li>
            <Link className={styles.page} href={href(query.page + 1)} prefetch={false} rel="next">
              {t('next')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
