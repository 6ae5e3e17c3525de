import { DiscountRows } from '@/components/discount/discount-rows';
import { GiftCardRows } from '@/components/discount/gift-card-rows';
import { Price } from '@/components/ui/price';
import { appliedDiscounts } from '@/lib/purchase/cart/explain-discount-code';
import type { Messages } from '@/lib/forms/message-types';
import { UntilFree } from '@/components/cart/until-free';
import styles from './totals.module.css';
import { type Locale } from '@/backend/contract/locales';
import { type Quote } from '@/backend/contract/quote';

interface TotalsProps {
  amounts: Quote;
  locale: Locale;
  labels: Pick<Messages['checkout']['summary'], 'subtotal' | 'shipping' | 'noShipping' | 'total' | 'vat'>;
  discountLabels: Messages['discount'];
  deliveryLabels: Messages['delivery'];
}

/** From subtotal to total; all prices include VAT. */
export function Totals({ amounts, locale, labels, discountLabels, deliveryLabels }: TotalsProps) {
  const { currency, subtotal, vat, total } = amounts;
  const price = (amount: number) => <Price money={{ amount, currency }} locale={locale} />;
  return (
    <>
      <dl className={styles.totals}>
        <div className={styles.row}>
          <dt>{labels.subtotal}</dt>
          <dd>{price(subtotal)}</dd>
        </div>
        <DiscountRows
          amounts={amounts}
          codes={appliedDiscounts(amounts.codes)}
          locale={locale}
          labels={discountLabels}
          shipping={{ label: labels.shipping, none: labels.noShipping }}
          className={styles.row}
        />
        <div className={`${styles.row} ${styles.total}`}>
          <dt>{labels.total}</dt>
          <dd>{price(total)}</dd>
        </div>
        <GiftCardRows amounts={amounts} locale={locale} labels={discountLabels} className={styles.row} />
        <div className={`${styles.row} ${styles.vat}`}>
          <dt>{labels.vat}</dt>
          <dd>{price(vat)}</dd>
        </div>
      </dl>
      <UntilFree quote={amounts} label={deliveryLabels.untilFree} locale={locale} />
    </>
  );
}
