'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { trackQuantityChanges, trackQuote } from '@/lib/tracking/analytics/cart-events';
import { type CartEntry, findCheckoutBlocker, joinQuote } from '@/lib/purchase/cart/cart-entries';
import { clearCart, removeItem, setQuantity, useCart } from '@/lib/purchase/cart/cart-store';
import { useCodes } from '@/lib/purchase/cart/discount-codes';
import { explainPromotions } from '@/lib/purchase/cart/promotions';
import { readDraftCountry, writeDraftCountry } from '@/lib/purchase/checkout/draft-country';
import type { OptionLabels } from '@/lib/catalog/options';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import styles from './cart-content.module.css';
import type { CartLabels } from './cart-labels';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import { GiftOffer } from './gift-offer';
import { useQuote } from './use-quote';
import { type Locale } from '@/backend/contract/locales';

export interface CartContentProps {
  locale: Locale;
  labels: CartLabels;
  discountLabels: Messages['discount'];
  options: OptionLabels;
  countries: { iso: string; name: string }[];
  /** The shop's own country, estimated for guests and for customers without an address. */
  country: string;
  checkoutPath: string;
  shopPath: string;
  /** Placeholder until the first quote arrives. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Below the lines. */
  reminder?: ReactNode;
  /** Below the lines, on a phone below the summary. */
  goesWith?: ReactNode;
}

/** Subject of the open confirmation dialog: one line, or the whole cart. */
type PendingRemoval = CartEntry | 'all' | null;

export function CartContent(props: CartContentProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <LiveCart {...props} />
    </QueryClientProvider>
  );
}

function LiveCart({ locale, labels, options, skeleton, empty, reminder, goesWith, ...summary }: CartContentProps) {
  const { promotions: promotionLabels } = summary.discountLabels;
  // Null until chosen: the backend then takes the country of a customer's first address, and guests have that of their checkout.
  const [chosen, setChosen] = useState<string | null>(null);
  const [removal, setRemoval] = useState<PendingRemoval>(null);
  const top = useRef<HTMLDivElement>(null);
  const signedIn = useSignedIn();
  const [drafted] = useState(() => readDraftCountry(summary.countries.map(({ iso }) => iso)));
  const asked = chosen ?? (signedIn ? undefined : (drafted ?? summary.country));
  const cart = useCart();
  const request = { cart, country: asked, codes: useCodes(), locale };
  const { quote, isCurrent, isFailed, retry } = useQuote(request);
  const entries = joinQuote(cart, quote);

  const known = asked ?? quote?.country;
  const country = summary.countries.find(({ iso }) => iso === known)?.iso ?? summary.country;
  // No first address, or in a country without delivery.
  if (isCurrent && !asked && known !== country) setChosen(country);

  const viewed = useRef(false);

  useEffect(() => {
    if (quote && isCurrent && !viewed.current) viewed.current = trackQuote('view_cart', quote);
  }, [quote, isCurrent]);

  const failure = isFailed && (
    <Notice tone="error" title={labels.errorTitle} role="alert">
      <p>{labels.errorText}</p>
      <Button variant="secondary" onClick={retry}>
        {labels.retry}
      </Button>
    </Notice>
  );

  function changeQuantity({ item, line }: CartEntry, quantity: number) {
    setQuantity(item, quantity);
    trackQuantityChanges(quote?.currency ?? '', [{ line, by: quantity - item.quantity }]);
  }

  function confirm() {
    const removed = removal === 'all' ? entries : removal ? [removal] : [];
    trackQuantityChanges(
      quote?.currency ?? '',
      removed.map(({ item, line }) => ({ line, by: -item.quantity })),
    );
    if (removal === 'all') clearCart();
    else if (removal) removeItem(removal.item);
    setRemoval(null);
    focusCart();
  }

  function chooseCountry(iso: string) {
    setChosen(iso);
    writeDraftCountry(iso);
  }

  /** The focused button was removed: move the focus to the cart. */
  function focusCart() {
    setTimeout(() => top.current?.focus());
  }

  function renderCart() {
    if (cart.length === 0) return empty;
    if (!quote) return failure || skeleton;
    return (
      <div className={styles.columns}>
        <div className={styles.main}>
          {failure}
          <ul role="list" className={styles.lines} aria-label={labels.lines}>
            {entries.map((entry) => (
              <CartLine
                key={entry.key}
                entry={entry}
                currency={quote.currency}
                locale={locale}
                labels={labels}
                options={options}
                promotions={explainPromotions(quote, entry.line, promotionLabels, locale)}
                onQuantity={(quantity) => changeQuantity(entry, quantity)}
                onRemove={() => setRemoval(entry)}
              />
            ))}
          </ul>
          {quote.gifts.map((gift) => (
            <GiftOffer
              key={gift.variantId}
              gift={gift}
              currency={quote.currency}
              locale={locale}
              labels={promotionLabels}
              options={options}
              onAdd={focusCart}
            />
          ))}
          <Button variant="quiet" onClick={() => setRemoval('all')}>
            {labels.clear}
          </Button>
          {reminder}
        </div>
        <CartSummary
          {...summary}
          request={request}
          quote={quote}
          isCurrent={isCurrent}
          block={isFailed ? 'waiting' : findCheckoutBlocker(entries)}
          country={country}
          onCountry={chooseCountry}
          locale={locale}
          labels={labels}
        />
        {goesWith && <div className={styles.more}>{goesWith}</div>}
      </div>
    );
  }

  return (
    <div ref={top} tabIndex={-1} className={styles.cart}>
      {renderCart()}
      <ConfirmDialog
        open={removal !== null}
        title={removal === 'all' ? labels.clearTitle : labels.removeTitle}
        confirmLabel={removal === 'all' ? labels.clearYes : labels.yes}
        cancelLabel={labels.no}
        onConfirm={confirm}
        onCancel={() => setRemoval(null)}
      >
        <p>
          {removal === 'all'
            ? labels.clearText
            : fill(labels.removeText, { title: removal?.line?.title || labels.unknownProduct })}
        </p>
      </ConfirmDialog>
    </div>
  );
}
