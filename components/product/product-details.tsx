import { getTranslations } from 'next-intl/server';
import { GuaranteeNotice } from '@/components/content/guarantee-notice';
import { ArrowLink } from '@/components/content/arrow-link';
import { RichText } from '@/components/content/rich-text';
import type { Product } from '@/lib/catalog/types';
import { findLayoutPagePath } from '@/lib/content/pages/layout-page-path';
import type { SiteSettings } from '@/lib/content/pages/types';
import styles from './product-details.module.css';
import { ProductSafety } from './product-safety';
import propertyStyles from './property-list.module.css';
import { SizeGuide } from './size-guide';
import { type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

interface ProductDetailsProps {
  product: Product;
  settings: SiteSettings;
  locale: Locale;
}

/** Below the fold: description, properties, sizes, safety, guarantee. */
export async function ProductDetails({ product, settings, locale }: ProductDetailsProps) {
  const [t, passport, shelf, comparison] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getTranslations({ locale, namespace: 'passport' }),
    getTranslations({ locale, namespace: 'shelf' }),
    findLayoutPagePath(locale, PAGE_SLUGS.choose),
  ]);
  const { intro, body, sizeGuide } = product;
  const details = [...product.details, ...product.passport.map(({ name, text }) => ({ label: passport(name), text }))];
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        <section className={styles.description} aria-labelledby="about">
          <h2 id="about">{intro.title || t('description')}</h2>
          {intro.text && <p className={styles.intro}>{intro.text}</p>}
          <RichText body={body} />
        </section>
        {sizeGuide.length > 0 && (
          <section className={styles.section} aria-labelledby="sizes">
            <h2 id="sizes">{t('sizeGuide')}</h2>
            <SizeGuide rows={sizeGuide} locale={locale} labelledBy="sizes" />
            {comparison && (
              <p>
                <ArrowLink href={comparison} label={shelf('compare')} />
              </p>
            )}
          </section>
        )}
      </div>
      {details.length > 0 && (
        <section className={styles.section} aria-labelledby="details">
          <h2 id="details">{t('details')}</h2>
          <dl className={propertyStyles.list}>
            {details.map(({ label, text }, index) => (
              <div key={index} className={propertyStyles.row}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className={styles.wide}>
        <ProductSafety product={product} settings={settings} locale={locale} />
        {product.type === 'physical' && <GuaranteeNotice notice={settings.guarantee} locale={locale} />}
      </div>
    </div>
  );
}
