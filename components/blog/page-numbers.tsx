import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { listPageNumbers } from '@/lib/blog/listing';
import type { Locale } from '@/lib/i18n/locales';
import styles from './page-numbers.module.css';

interface PageNumbersProps {
  page: number;
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
  locale: Locale;
}

/** The pages of a list as links: the neighbours, the first and the last. */
export async function PageNumbers({ page: current, pages, href, locale }: PageNumbersProps) {
  const t = await getTranslations({ locale, namespace: 'shop' });
  return (
    <nav aria-label={t('pages')}>
      <ul role="list" className={styles.pages}>
        {current > 1 && (
          <li>
            <Link href={href(current - 1)} prefetch={false} className={styles.page}>
              {t('previous')}
            </Link>
          </li>
        )}
        {listPageNumbers(current, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={href(page)}
                prefetch={false}
                className={styles.page}
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
            <Link href={href(current + 1)} prefetch={false} className={styles.page}>
              {t('next')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
