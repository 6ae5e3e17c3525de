import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/catalog/types';
import styles from './safety-line.module.css';
import { type Locale } from '@/backend/contract/locales';

/** The most important warning, with a link to all of them: visible before buying, wherever the visitor is on the page. */
export async function SafetyLine({ product, locale }: { product: Product; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product.safety' });
  const [warning] = product.warnings;
  if (product.type !== 'physical' || !warning) return null;
  return (
    <p className={styles.line}>
      <Icon name="warning" size="1.35em" label={t('warning')} />
      <span>
        {warning} <a href="#safety">{t('more')}</a>
      </span>
    </p>
  );
}
