'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { CartItem, Quote } from '@/lib/cart/types';
import styles from './checkout.module.css';
import { CheckoutNotice } from './checkout-notice';
import type { CheckoutProps } from './checkout-props';
import { SummaryLines } from './summary-lines';
import type { CheckoutNews } from './use-checkout';
import type { QuoteQuery } from './use-quote';

interface OrderFooterProps extends CheckoutProps {
  cart: CartItem[];
  quote: QuoteQuery;
  news: CheckoutNews | null;
}

/** The last look before money is owed: what came of the last press, the total, the button, how paying goes on. */
export function OrderFooter({ news, ...props }: OrderFooterProps) {
  const { locale, labels, optionLabels, paymentText, quote } = props;
  const { data } = quote;
  return (
    <div className={styles.footer}>
      {news && <CheckoutNotice {...props} news={news} />}
      {data && (
        <div className={styles.lines}>
          <SummaryLines quote={data} locale={locale} labels={labels.summary} optionLabels={optionLabels} />
        </div>
      )}
      <p className={styles.toPay}>
        <span>{labels.summary.total}</span>
        <output className={styles.toPayAmount}>
          {data ? <Price money={{ amount: data.total, currency: data.currency }} locale={locale} /> : '…'}
        </output>
        {data && <ShippingNote quote={data} locale={locale} labels={labels.summary} />}
      </p>
      {/* Nobody orders before the total is on the screen. */}
      <SubmitButton size="l" wide busy={quote.isPending}>
        {labels.button}
      </SubmitButton>
      <p className={styles.secure}>
        <Icon name="lock" />
        <span>
          {labels.next} {paymentText}
        </span>
      </p>
    </div>
  );
}

function ShippingNote({
  quote,
  locale,
  labels,
}: {
  quote: Quote;
  locale: CheckoutProps['locale'];
  labels: CheckoutProps['labels']['summary'];
}) {
  const { shipping, vat, currency } = quote;
  return (
    <span className={styles.shippingNote}>
      {shipping > 0 ? (
        <>
          {labels.shipping} <Price money={{ amount: shipping, currency }} locale={locale} />
        </>
      ) : (
        labels.noShipping
      )}
      {' · '}
      {labels.vat} <Price money={{ amount: vat, currency }} locale={locale} />
    </span>
  );
}
