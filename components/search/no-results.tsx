import { getTranslations } from 'next-intl/server';
import { ProductCard } from '@/components/product/product-card';
import { listFirstProducts } from '@/lib/catalog/product-queries';
import styles from './search-view.module.css';
import { type Locale } from '@/backend/contract/locales';

const POPULAR = 3;

/** Search tips and popular products. */
export async function NoResults({ query, locale }: { query: string; locale: Locale }) {
  const [t, products] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    listFirstProducts(locale, POPULAR),
  ]);
  return (
    <>
      <div className={styles.none} role="status">
        <p className={styles.heading}>{t('none.title', { words: query })}</p>
        <p>{t('none.text')}</p>
      </div>
      {products.length > 0 && (
        <section aria-labelledby="popular" className={styles.group}>
          <h2 id="popular" className={styles.heading}>
            {t('none.popular')}
          </h2>
          <ul role="list" className={styles.cards}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} locale={locale} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
