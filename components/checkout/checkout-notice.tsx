'use client';

import type { LiveQuote } from '@/components/cart/use-quote';
import { FormNotice } from '@/components/forms/form-notice';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { isExcluded } from '@/lib/purchase/cart/cart-entries';
import { removeItem, setQuantity } from '@/lib/purchase/cart/cart-store';
import type { UnavailableLine } from '@/lib/purchase/checkout/cart-contents';
import { fill } from '@/lib/forms/fill-template';
import styles from './checkout.module.css';
import type { CheckoutProps } from './checkout-props';
import type { UnpaidLimit } from '@/lib/purchase/checkout/place-order';
import type { CheckoutOutcome } from './use-checkout';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { type CartItem } from '@/backend/contract/cart';
import { formatMoney } from '@/backend/contract/money';

interface CheckoutNoticeProps
  extends Pick<CheckoutProps, 'locale' | 'labels' | 'formLabels' | 'deliveryLabels' | 'paths'> {
  cart: CartItem[];
  quote: LiveQuote;
  outcome: CheckoutOutcome;
}

/** Why the order failed and how to continue. Directly above the submit button. */
export function CheckoutNotice({ outcome, ...props }: CheckoutNoticeProps) {
  const { locale, labels, formLabels, deliveryLabels, quote } = props;
  switch (outcome.kind) {
    case 'total-changed': {
      const currency = quote.quote?.currency ?? 'EUR';
      const money = (amount: number) => formatMoney({ amount, currency }, LOCALE_SETTINGS[locale].tag);
      const values = { old: money(outcome.before), new: money(outcome.after), button: labels.button };
      return (
        <FormNotice tone="warning" title={labels.totalChanged.title} event={outcome}>
          <p>{fill(labels.totalChanged.text, values)}</p>
        </FormNotice>
      );
    }
    case 'delivery-changed':
      return (
        <FormNotice tone="warning" title={deliveryLabels.changedTitle} event={outcome}>
          <p>{fill(deliveryLabels.changedText, { button: labels.button })}</p>
        </FormNotice>
      );
    case 'unavailable':
      return <UnavailableNotice {...props} outcome={outcome} />;
    case 'too-many-unpaid':
      return <UnpaidNotice {...props} outcome={outcome} />;
    case 'no-quote':
      return (
        <FormNotice tone="error" event={outcome}>
          <p>{labels.summary.failed}</p>
          <Button variant="secondary" busy={quote.isFetching} onClick={quote.retry}>
            {labels.summary.retry}
          </Button>
        </FormNotice>
      );
    case 'problem':
      return (
        <FormNotice tone="error" event={outcome}>
          <p>{formLabels.problems[outcome.problem]}</p>
        </FormNotice>
      );
    // Shown at the e-mail field.
    case 'existing-account':
      return null;
  }
}

function UnpaidNotice({
  outcome,
  labels,
  paths,
  quote,
}: CheckoutNoticeProps & { outcome: { kind: 'too-many-unpaid'; limit: UnpaidLimit } }) {
  const { allowed, lines } = outcome.limit;
  const titleOf = (id: string) => quote.quote?.lines.find(({ variantId }) => variantId === id)?.title ?? '';
  return (
    <FormNotice tone="warning" title={labels.unpaid.title} event={outcome}>
      <p>{labels.unpaid.text}</p>
      {allowed !== null && <p>{fill(labels.unpaid.allowed, { pieces: String(allowed) })}</p>}
      {lines.map((line) => (
        <p key={line.variantId}>
          {fill(labels.unpaid.article, { title: titleOf(line.variantId), pieces: String(line.allowed) })}
        </p>
      ))}
      <div className={styles.actions}>
        <ButtonLink href={paths.cart} variant="secondary" prefetch={false}>
          {labels.unavailable.cart}
        </ButtonLink>
      </div>
    </FormNotice>
  );
}

function UnavailableNotice({
  outcome,
  labels,
  paths,
  cart,
  quote,
}: CheckoutNoticeProps & { outcome: { lines: UnavailableLine[] } }) {
  const titleOf = ({ variantId }: UnavailableLine) =>
    quote.quote?.lines.find((line) => line.variantId === variantId)?.title;
  const titles = [...new Set(outcome.lines.map(titleOf).filter(Boolean))].join(', ');
  return (
    <FormNotice tone="warning" title={labels.unavailable.title} event={outcome}>
      {titles && <p>{fill(labels.unavailable.text, { titles })}</p>}
      <div className={styles.actions}>
        {outcome.lines.length > 0 && (
          <Button onClick={() => removeUnavailable(cart, outcome.lines)}>{labels.unavailable.adjust}</Button>
        )}
        <ButtonLink href={paths.cart} variant="secondary" prefetch={false}>
          {labels.unavailable.cart}
        </ButtonLink>
      </div>
    </FormNotice>
  );
}

/** Removes unavailable lines and lowers quantities that exceed the stock; other lines stay. */
function removeUnavailable(cart: CartItem[], lines: UnavailableLine[]): void {
  for (const { variantId, state, available } of lines) {
    const isGone = isExcluded(state) || !available;
    for (const item of cart.filter((entry) => entry.variantId === variantId)) {
      if (isGone) removeItem(item);
      else setQuantity(item, Math.min(item.quantity, available));
    }
  }
}
