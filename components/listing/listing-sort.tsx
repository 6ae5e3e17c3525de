import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { type ListingQuery, listingHref } from '@/lib/catalog/listing-query';
import styles from './listing-sort.module.css';
import { type Locale } from '@/backend/contract/locales';
import { SORTS } from '@/backend/contract/products';

interface ListingSortProps {
  query: ListingQuery;
  path: string;
  locale: Locale;
}

/** Sort orders as links, each with its own URL. */
export async function ListingSort({ query, path, locale }: ListingSortProps) {
  const t = await getTranslations({ locale, namespace: 'shop' });
  return (
    <div className={styles.sort} role="group" aria-labelledby="sort-label">
      <p id="sort-label" className={styles.label}>
        {t('sortLabel')}
      </p>
      <ul role="list" className={styles.choices}>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={listingHref(path, { ...query, sort, page: 1 })}
              className={styles.choice}
              prefetch={false}
              scroll={false}
              rel="nofollow"
              aria-current={sort === query.sort ? 'true' : undefined}
            >
              {t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
