import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { listPageLinks, listPagePath } from '@/lib/content/list-pages';
import type { Locale } from '@/lib/i18n/locales';
import styles from './page-links.module.css';

interface PageLinksProps {
  page: number;
  pages: number;
  /** Public path of the page that the list stands on. */
  path: string;
  /** Where the list begins: a link leads there, not to the top of the page. */
  anchor: string;
  locale: Locale;
}

/** The pages of a list, as links that work without script. */
export async function PageLinks({ page, pages, path, anchor, locale }: PageLinksProps) {
  const t = await getTranslations({ locale, namespace: 'shop' });
  const href = (number: number): string => `${listPagePath(path, number)}#${anchor}`;
  return (
    <nav aria-label={t('pages')}>
      <ul role="list" className={styles.pages}>
        {page > 1 && (
          <li>
            <Link className={styles.page} href={href(page - 1)} prefetch={false} rel="prev">
              {t('previous')}
            </Link>
          </li>
        )}
        {listPageLinks(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.page}
                href={href(number)}
                prefetch={false}
                aria-label={t('page', { page: String(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link className={styles.page} href={href(page + 1)} prefetch={false} rel="next">
              {t('next')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
