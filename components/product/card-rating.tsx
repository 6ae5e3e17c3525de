import type { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ProductCard } from '@/lib/catalog/types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import styles from './product-card.module.css';

interface Props {
  rating: NonNullable<ProductCard['rating']>;
  locale: Locale;
  t: ReturnType<typeof useTranslations<'reviews'>>;
}

/** Average and number of reviews. A drawn star costs more bytes than the rest of the card. */
export function CardRating({ rating: { average, count }, locale, t }: Props) {
  const shown = new Intl.NumberFormat(LOCALE_SETTINGS[locale].tag, { minimumFractionDigits: 1 }).format(average);
  return (
    <p className={styles.rating}>
      <span aria-hidden="true">
        <b>★</b> {shown} ({count})
      </span>
      <VisuallyHidden>
        {t('average', { average: shown })}, {t('from', { count })}
      </VisuallyHidden>
    </p>
  );
}
