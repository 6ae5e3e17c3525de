import Link from 'next/link';
import { CodeField } from '@/components/discount/code-field';
import { DiscountRows } from '@/components/discount/discount-rows';
import { GiftCardRows } from '@/components/discount/gift-card-rows';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CheckoutBlocker } from '@/lib/purchase/cart/cart-entries';
import { orderableItems } from '@/lib/purchase/checkout/cart-contents';
import { appliedCodes, appliedDiscounts, toPay } from '@/lib/purchase/cart/explain-discount-code';
import type { QuoteBody } from '@/backend/contract/requests';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { chosenOption } from '@/lib/purchase/delivery/chosen-option';
import { describePromise } from '@/lib/purchase/delivery/describe-promise';
import type { CartLabels } from './cart-labels';
import { ApplePaySlot } from './apple-pay-slot';
import { UntilFree } from './until-free';
import styles from './cart-summary.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { type Quote } from '@/backend/contract/quote';
import { formatMoney } from '@/backend/contract/money';

const loadApplePay = () => import('./apple-pay-button').then((module) => module.ApplePayButton);

interface CartSummaryProps {
  request: QuoteBody & { codes: string[] };
  quote: Quote;
  isCurrent: boolean;
  /** Why the checkout is disabled, null if it is enabled. */
  block: CheckoutBlocker | null;
  country: string;
  countries: { iso: string; name: string }[];
  onCountry: (iso: string) => void;
  checkoutPath: string;
  shopPath: string;
  locale: Locale;
  labels: CartLabels;
  discountLabels: Messages['discount'];
}

export function CartSummary({ quote, isCurrent, block, locale, labels, discountLabels, ...props }: CartSummaryProps) {
  const { tag } = LOCALE_SETTINGS[locale];
  const price = (amount: number) => formatMoney({ amount, currency: quote.currency }, tag);
  const percent = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const { delivery } = quote;
  const promise = delivery && chosenOption(delivery);
  const sold = quote.lines.filter(({ state }) => state === 'ok' || state === 'low');
  const isShipped = sold.some(({ type }) => type === 'physical');
  // Lessons need a consent that only the checkout asks for.
  const isExpress = sold.length > 0 && sold.every(({ type }) => type === 'physical');

  return (
    <section className={styles.summary} aria-labelledby="cart-summary" aria-busy={!isCurrent}>
      <h2 id="cart-summary" className={styles.title}>
        {labels.summary}
      </h2>
      {isShipped && (
        <label className={styles.country}>
          <span>{labels.country}</span>
          <span className={styles.select}>
            <select value={props.country} onChange={(event) => props.onCountry(event.target.value)}>
              {props.countries.map(({ iso, name }) => (
                <option key={iso} value={iso}>
                  {name}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        </label>
      )}
      <CodeField request={props.request} quote={quote} locale={locale} labels={discountLabels} />
      <dl className={styles.amounts}>
        <div className={styles.row}>
          <dt>{labels.subtotal}</dt>
          <dd>{price(quote.subtotal)}</dd>
        </div>
        <DiscountRows
          amounts={quote}
          codes={appliedDiscounts(quote.codes)}
          locale={locale}
          labels={discountLabels}
          shipping={{ label: labels.shipping, none: labels.noShipping }}
          className={styles.row}
        />
        <div className={`${styles.row} ${styles.total}`}>
          <dt>
            {labels.total} <small>{labels.inclVat}</small>
          </dt>
          <dd>{price(quote.total)}</dd>
        </div>
        <GiftCardRows amounts={quote} locale={locale} labels={discountLabels} className={styles.row} />
        {quote.vatLines.map(({ rate, amount }) => (
          <div key={rate} className={`${styles.row} ${styles.vat}`}>
            <dt>{fill(labels.vat, { rate: percent.format(rate) })}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
      </dl>
      <UntilFree quote={quote} label={labels.delivery.untilFree} locale={locale} />
      <p role="status">
        <VisuallyHidden>
          {isCurrent ? fill(labels.totalIs, { total: price(toPay(quote)) }) : labels.updating}
        </VisuallyHidden>
      </p>
      {block ? (
        <>
          <Button size="l" wide className={styles.closed} aria-disabled="true" aria-describedby="cart-blocked">
            {labels.checkout}
          </Button>
          <p id="cart-blocked" className={styles.reason}>
            {labels.blocked[block]}
          </p>
        </>
      ) : (
        <ButtonLink href={props.checkoutPath} size="l" wide prefetch={false}>
          {labels.checkout}
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
      {isExpress && quote.giftCard === 0 && (
        <ApplePaySlot
          load={loadApplePay}
          props={{
            purchase:
              isCurrent && !block
                ? {
                    cart: orderableItems(props.request.cart, quote),
                    codes: appliedCodes(quote.codes).map(({ code }) => code),
                    estimate: quote.total,
                    isCart: true,
                  }
                : null,
          }}
        />
      )}
      {promise && (
        <p className={styles.delivery}>
          <Icon name="truck" />
          {describePromise(promise, labels.delivery, tag)}
        </p>
      )}
      <Link href={props.shopPath} className={styles.continue}>
        {labels.continueShopping}
      </Link>
    </section>
  );
}
