'use client';

import { useState } from 'react';
import type { LiveQuote } from '@/components/cart/use-quote';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { toPay } from '@/lib/purchase/cart/explain-discount-code';
import type { CheckoutProps } from './checkout-props';
import styles from './order-summary.module.css';
import { SummaryLines } from './summary-lines';
import { Totals } from './totals';
import { type Quote } from '@/backend/contract/quote';

/** The items and their cost: beside the form, on phones in a collapsible bar. */
export function OrderSummary({ quote, ...props }: CheckoutProps & { quote: LiveQuote }) {
  const [open, setOpen] = useState(false);
  const { locale, labels, paths } = props;
  const { summary } = labels;
  const { quote: data, isFailed } = quote;

  return (
    <section aria-labelledby="summary-title" className={styles.summary}>
      <h2 id="summary-title" className={styles.title}>
        {summary.title}
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="summary-body"
        onClick={() => setOpen(!open)}
      >
        <Icon name="cart" />
        <span className={styles.toggleText}>{open ? summary.hide : summary.show}</span>
        <Icon name="chevron-down" className={styles.chevron} />
        {data && (
          <Price money={{ amount: toPay(data), currency: data.currency }} locale={locale} className={styles.barTotal} />
        )}
      </button>
      <div id="summary-body" className={styles.body} data-open={open || undefined}>
        {data && <SummaryContent {...props} quote={data} />}
        {!data && (isFailed ? <p>{summary.failed}</p> : <Loading label={summary.loading} />)}
        {/* Comes with what stands above it, instead of moving down. */}
        {(data || isFailed) && (
          <ButtonLink href={paths.cart} variant="quiet" prefetch={false} className={styles.edit}>
            {summary.edit}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function SummaryContent({ quote, ...props }: CheckoutProps & { quote: Quote }) {
  const { locale, labels, optionLabels, discountLabels, deliveryLabels } = props;
  const { summary } = labels;
  return (
    <>
      <SummaryLines
        quote={quote}
        locale={locale}
        labels={summary}
        optionLabels={optionLabels}
        promotionLabels={discountLabels.promotions}
      />
      <Totals
        amounts={quote}
        locale={locale}
        labels={summary}
        discountLabels={discountLabels}
        deliveryLabels={deliveryLabels}
      />
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height="4.5rem" />
      <Skeleton height="1.5rem" />
      <Skeleton height="1.5rem" width="70%" />
    </div>
  );
}
