import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/product/product-card';
import { groupHits } from '@/lib/discovery/search/group-hits';
import type { SearchHit } from '@/lib/discovery/search/types';
import styles from './search-view.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Products as cards with picture and price, everything else as a list. */
export async function ResultGroups({ hits, locale }: { hits: SearchHit[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' });
  return groupHits(hits).map(({ group, hits: own }) => (
    <section key={group} aria-labelledby={`found-${group}`} className={styles.group}>
      <h2 id={`found-${group}`} className={styles.heading}>
        {t(`groups.${group}`)}
      </h2>
      <ul role="list" className={group === 'product' ? styles.cards : styles.list}>
        {own.map((hit) => (
          <li key={hit.id}>
            {hit.product ? (
              <ProductCard product={hit.product} locale={locale} headingLevel={3} />
            ) : (
              <article className={styles.hit}>
                <h3 className={styles.title}>
                  <Link href={hit.path} prefetch={false} className={styles.link}>
                    {hit.title}
                  </Link>
                </h3>
                {hit.summary && <p className={styles.summary}>{hit.summary}</p>}
              </article>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
