'use client';

import type { LiveQuote } from '@/components/cart/use-quote';
import { CodeField } from '@/components/discount/code-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { appliedCodes } from '@/lib/purchase/cart/explain-discount-code';
import type { QuoteRequest } from '@/lib/purchase/cart/fetch-quote';
import { fill } from '@/lib/forms/fill-template';
import styles from './checkout.module.css';
import { CheckoutNotice } from './checkout-notice';
import type { CheckoutProps } from './checkout-props';
import { SummaryLines } from './summary-lines';
import type { CheckoutOutcome } from './use-checkout';
import { type CartItem } from '@/backend/contract/cart';
import { type Quote } from '@/backend/contract/quote';

interface OrderFooterProps extends CheckoutProps {
  cart: CartItem[];
  /** The input of the displayed quote. */
  request: QuoteRequest & { codes: string[] };
  quote: LiveQuote;
  outcome: CheckoutOutcome | null;
}

/** Final step: result of the last attempt, total, submit button and payment information. */
export function OrderFooter({ outcome, ...props }: OrderFooterProps) {
  const { locale, labels, discountLabels, optionLabels, paymentText, quote } = props;
  const { quote: data, isFailed } = quote;
  return (
    <div className={styles.footer}>
      {outcome && <CheckoutNotice {...props} outcome={outcome} />}
      {data && (
        <div className={styles.lines}>
          <SummaryLines quote={data} locale={locale} labels={labels.summary} optionLabels={optionLabels} />
        </div>
      )}
      {data && (
        <CodeField
          request={props.request}
          quote={data}
          rejected={outcome?.kind === 'total-changed' ? outcome.codes : undefined}
          locale={locale}
          labels={discountLabels}
        />
      )}
      <p className={styles.toPay}>
        <span>{labels.summary.total}</span>
        <output className={styles.toPayAmount}>
          {data ? <Price money={{ amount: data.total, currency: data.currency }} locale={locale} /> : '…'}
        </output>
        {data && <ShippingNote quote={data} locale={locale} labels={labels.summary} discountLabels={discountLabels} />}
      </p>
      {/* Disabled until the total is displayed. */}
      <SubmitButton size="l" wide busy={!data && !isFailed}>
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

interface ShippingNoteProps extends Pick<CheckoutProps, 'locale' | 'discountLabels'> {
  quote: Quote;
  labels: CheckoutProps['labels']['summary'];
}

/** Composition of the total; the code field above shows which codes apply. */
function ShippingNote({ quote, locale, labels, discountLabels }: ShippingNoteProps) {
  const { discount, shipping, vat, currency } = quote;
  const codes = appliedCodes(quote.codes).filter(({ kind }) => kind !== 'free_shipping');
  return (
    <span className={styles.shippingNote}>
      {discount > 0 && (
        <>
          {fill(discountLabels.line, { code: codes.map(({ code }) => code).join(', ') })}{' '}
          <Price money={{ amount: -discount, currency }} locale={locale} />
          {' · '}
        </>
      )}
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
