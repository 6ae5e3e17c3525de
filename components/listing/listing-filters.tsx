import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Swatch } from '@/components/product/swatch';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Facet } from '@/lib/catalog/listing-query';
import styles from './listing-filters.module.css';
import { type Locale } from '@/backend/contract/locales';

interface ListingFiltersProps {
  facets: Facet[];
  locale: Locale;
}

/** Each filter is a link that toggles it; collapsible on phones. */
export async function ListingFilters({ facets, locale }: ListingFiltersProps) {
  const t = await getTranslations({ locale, namespace: 'shop' });
  const active = facets.flatMap(({ values }) => values).filter((value) => value.active).length;
  return (
    <details className={styles.filters} open={active > 0 || undefined}>
      <summary className={styles.summary}>
        {t('filters')}
        {active > 0 && <span className={styles.active}>{active}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.groups}>
        {facets.map(({ key, name, values }) => (
          <div key={key} className={styles.group} role="group" aria-labelledby={`filter-${key}`}>
            <p id={`filter-${key}`} className={styles.name}>
              {name}
            </p>
            <ul role="list" className={styles.values}>
              {values.map(({ key: value, label, swatch, count, active: on, href }) => (
                <li key={value}>
                  <Link
                    href={href}
                    className={styles.value}
                    prefetch={false}
                    scroll={false}
                    rel="nofollow"
                    aria-current={on ? 'true' : undefined}
                  >
                    {on ? <Icon name="check" /> : swatch && <Swatch look={swatch} />}
                    {label}
                    <span className={styles.count} aria-hidden="true">
                      {count}
                    </span>
                    <VisuallyHidden>, {on ? t('removeFilter') : t('matches', { count })}</VisuallyHidden>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
