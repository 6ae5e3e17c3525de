import { Price } from '@/components/ui/price';
import type { Quote } from '@/lib/cart/types';
import type { Messages } from '@/lib/forms/labels';
import type { Locale } from '@/lib/i18n/locales';
import styles from './totals.module.css';

interface TotalsProps {
  amounts: Pick<Quote, 'currency' | 'subtotal' | 'shipping' | 'vat' | 'total'>;
  locale: Locale;
  labels: Pick<Messages['checkout']['summary'], 'subtotal' | 'shipping' | 'noShipping' | 'total' | 'vat'>;
}

/** From subtotal to total; every price includes VAT. */
export function Totals({ amounts, locale, labels }: TotalsProps) {
  const { currency, subtotal, shipping, vat, total } = amounts;
  const price = (amount: number) => <Price money={{ amount, currency }} locale={locale} />;
  return (
    <dl className={styles.totals}>
      <div className={styles.row}>
        <dt>{labels.subtotal}</dt>
        <dd>{price(subtotal)}</dd>
      </div>
      <div className={styles.row}>
        <dt>{labels.shipping}</dt>
        <dd>{shipping === 0 ? labels.noShipping : price(shipping)}</dd>
      </div>
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{labels.total}</dt>
        <dd>{price(total)}</dd>
      </div>
      <div className={`${styles.row} ${styles.vat}`}>
        <dt>{labels.vat}</dt>
        <dd>{price(vat)}</dd>
      </div>
    </dl>
  );
}
