'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { shopEvent, toItem } from '@/lib/tracking/analytics/events';
import { track } from '@/lib/tracking/analytics/track';
import { owns } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';
import type { Offer } from '@/lib/academy/types';
import { addItem, useCart } from '@/lib/purchase/cart/cart-store';
import { useHydrated } from '@/lib/core/use-hydrated';
import { notify } from '@/lib/purchase/notifications/notification-store';
import styles from './unlock-button.module.css';
import { formatMoney } from '@/backend/contract/money';

export interface UnlockLabels {
  unlock: string;
  inCart: string;
  owned: string;
  /** Buys for somebody else what is owned. */
  give: string;
  /** With a `{credit}` placeholder. */
  credit: string;
  inclVat: string;
  full: string;
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

interface UnlockButtonProps {
  offer: Offer;
  /** Id of the level that contains the offered lesson. */
  level?: string;
  /** Name of the item in the cart. */
  title: string;
  /** Null if the shop has no such page. */
  cartPath: string | null;
  /** The price of `offer` in words. The first price that a browser writes itself takes a slow phone 60 ms: few visitors have another one. */
  priceText: string;
  /** BCP 47. */
  tag: string;
  labels: UnlockLabels;
  /** `stack`: separate card. `line`: price and button side by side. `row`: list row, price inside the button. */
  shape?: 'stack' | 'line' | 'row';
}

/** Adds a lesson, a level or the bundle to the cart; shows its price for this visitor, or that it is owned and can be given. */
export function UnlockButton({
  offer,
  level,
  title,
  cartPath,
  priceText,
  tag,
  labels,
  shape = 'stack',
}: UnlockButtonProps) {
  const { variantId, scope, target, price } = offer;
  const state = useAcademy();
  const cart = useCart();
  const hydrated = useHydrated();
  const [isCartFull, setIsCartFull] = useState(false);
  const [pressed, setPressed] = useState(false);
  const row = shape === 'row';
  const own = state?.offers.find((entry) => entry.variantId === variantId);
  const inCart = cart.some((line) => line.variantId === variantId);

  const isOwned = own?.owned || (state !== null && owns(state.owned, scope, target, level));
  if (isOwned && row) return null;

  const { amount, currency } = { ...price, amount: own?.yourPrice ?? price.amount };
  const write = (cents: number): string =>
    cents === price.amount ? priceText : formatMoney({ amount: cents, currency }, tag);
  // Also starts the accessible name: voice control users say what they see.
  const name = isOwned ? labels.give : labels.unlock;
  const isPriced = row || isOwned;
  const visible = isPriced ? `${write(amount)} · ${name}` : name;

  function unlock() {
    const line = { variantId, quantity: 1, options: [] };
    const added = addItem(line);
    setIsCartFull(!added);
    setPressed(added);
    if (!added) return;
    track(shopEvent('add_to_cart', currency, [toItem({ ...line, title, unitPrice: amount })]));
    notify({ quantity: 1, title, options: [] });
  }

  return (
    <div className={styles[shape]}>
      {isOwned && <p className={styles.owned}>{labels.owned}</p>}
      {!isPriced && (
        <p className={styles.price}>
          {amount < price.amount && <s>{write(price.amount)}</s>}
          <strong>{write(amount)}</strong>
          <span className={styles.vat}>{labels.inclVat}</span>
        </p>
      )}
      {inCart && !cartPath && <p className={styles.owned}>{labels.inCart}</p>}
      {inCart && cartPath && (
        <Link
          // The focused button has been removed.
          ref={pressed ? takeFocus : undefined}
          href={cartPath}
          prefetch={false}
          className={buttonClass({ variant: 'secondary', wide: shape === 'stack' }, styles.action)}
          aria-label={`${labels.inCart}: ${title}`}
        >
          {labels.inCart}
        </Link>
      )}
      {!inCart && (
        <Button
          variant={isPriced ? 'quiet' : 'primary'}
          wide={shape === 'stack' && !isOwned}
          className={styles.action}
          disabled={!hydrated}
          aria-label={isPriced ? `${visible}: ${title}` : `${visible}: ${title}, ${write(amount)}`}
          onClick={unlock}
        >
          {visible}
        </Button>
      )}
      {!row && own !== undefined && own.credit > 0 && (
        <p className={styles.credit}>{labels.credit.replace('{credit}', write(own.credit))}</p>
      )}
      {isCartFull && (
        <p className={styles.refused} role="alert">
          {labels.full}
        </p>
      )}
    </div>
  );
}
