import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { listPageNumbers } from '@/lib/core/page-numbers';
import styles from './page-links.module.css';
import { type Locale } from '@/backend/contract/locales';

interface PageLinksProps {
  page: number;
  pages: number;
  /** URL of a page. */
  href: (page: number) => string;
  locale: Locale;
}

/** Pagination as links that work without JavaScript; nothing for a single page. */
export async function PageLinks({ page: current, pages, href, locale }: PageLinksProps) {
  if (pages < 2) return null;
  const t = await getTranslations({ locale, namespace: 'shop' });
  return (
    <nav aria-label={t('pages')}>
      <ul role="list" className={styles.pages}>
        {current > 1 && (
          <li>
            <Link className={styles.page} href={href(current - 1)} prefetch={false} rel="prev">
              {t('previous')}
            </Link>
          </li>
        )}
        {listPageNumbers(current, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.page}
                href={href(page)}
                prefetch={false}
                aria-label={t('page', { page: String(page) })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {current < pages && (
          <li>
            <Link className={styles.page} href={href(current + 1)} prefetch={false} rel="next">
              {t('next')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
