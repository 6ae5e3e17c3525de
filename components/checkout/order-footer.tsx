'use client';

import { useWatch } from 'react-hook-form';
import type { LiveQuote } from '@/components/cart/use-quote';
import { CodeField } from '@/components/discount/code-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { namePromotion } from '@/lib/purchase/cart/promotions';
import { appliedDiscounts, toPay } from '@/lib/purchase/cart/explain-discount-code';
import type { QuoteBody } from '@/backend/contract/requests';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import { fill } from '@/lib/forms/fill-template';
import styles from './checkout.module.css';
import { CheckoutNotice } from './checkout-notice';
import type { CheckoutProps } from './checkout-props';
import { methodName } from './method-labels';
import { SummaryLines } from './summary-lines';
import type { CheckoutOutcome } from './use-checkout';
import { type CartItem } from '@/backend/contract/cart';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import { type Quote } from '@/backend/contract/quote';

interface OrderFooterProps extends CheckoutProps {
  cart: CartItem[];
  /** The input of the displayed quote. */
  request: QuoteBody & { codes: string[] };
  quote: LiveQuote;
  outcome: CheckoutOutcome | null;
  /** The total before the typed email address changed it, in cents. */
  totalBefore: number | null;
}

/** Final step: result of the last attempt, total, submit button and payment information. */
export function OrderFooter({ outcome, totalBefore, ...props }: OrderFooterProps) {
  const { locale, labels, discountLabels, optionLabels, paymentText, quote } = props;
  const { quote: data, isFailed } = quote;
  return (
    <div className={styles.footer}>
      {outcome && <CheckoutNotice {...props} outcome={outcome} />}
      {data && (
        <div className={styles.lines}>
          <SummaryLines
            quote={data}
            locale={locale}
            labels={labels.summary}
            optionLabels={optionLabels}
            promotionLabels={discountLabels.promotions}
          />
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
      {data && <EmailNotice quote={data} before={totalBefore} locale={locale} labels={labels} />}
      <p className={styles.toPay}>
        <span>{data && data.giftCard > 0 ? discountLabels.toPay : labels.summary.total}</span>
        <output className={styles.toPayAmount}>
          {data ? <Price money={{ amount: toPay(data), currency: data.currency }} locale={locale} /> : '…'}
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
          <NextStep labels={labels} /> {paymentText}
        </span>
      </p>
    </div>
  );
}

/** Where the button leads. */
function NextStep({ labels }: Pick<CheckoutProps, 'labels'>) {
  const method = useWatch<CheckoutValues, 'paymentMethod'>({ name: 'paymentMethod' });
  if (!method) return labels.next;
  const name = methodName({ id: method, name: '' }, labels.payment);
  return name ? fill(labels.payment.next, { method: name }) : labels.next;
}

interface EmailNoticeProps extends Pick<CheckoutProps, 'locale' | 'labels'> {
  quote: Quote;
  before: number | null;
}

/** Says that the typed email address has changed the total; always rendered, so that screen readers announce it. */
function EmailNotice({ quote, before, locale, labels }: EmailNoticeProps) {
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, LOCALE_SETTINGS[locale].tag);
  return (
    <div role="status">
      {before !== null && (
        <Notice tone="warning" title={labels.totalChanged.title}>
          <p>{fill(labels.totalChanged.byEmail, { old: money(before), new: money(quote.total) })}</p>
        </Notice>
      )}
    </div>
  );
}

interface ShippingNoteProps extends Pick<CheckoutProps, 'locale' | 'discountLabels'> {
  quote: Quote;
  labels: CheckoutProps['labels']['summary'];
}

/** Composition of the total; the code field above shows which codes apply. */
function ShippingNote({ quote, locale, labels, discountLabels }: ShippingNoteProps) {
  const { discount, giftCard, shipping, vat, currency } = quote;
  const codes = appliedDiscounts(quote.codes).filter(({ kind }) => kind !== 'free_shipping');
  const reasons = [
    ...quote.promotions.map((promotion) => namePromotion(promotion, discountLabels.promotions)),
    ...codes.map(({ code }) => code),
  ];
  return (
    <span className={styles.shippingNote}>
      {discount > 0 && (
        <>
          {fill(discountLabels.line, { code: reasons.join(', ') })}{' '}
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
      {giftCard > 0 && (
        <>
          {' · '}
          {discountLabels.giftCard} <Price money={{ amount: -giftCard, currency }} locale={locale} />
        </>
      )}
      {' · '}
      {labels.vat} <Price money={{ amount: vat, currency }} locale={locale} />
    </span>
  );
}
