'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { QuantityStepper } from '@/components/cart/quantity-stepper';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/core/use-hydrated';
import { addItem } from '@/lib/purchase/cart/cart-store';
import { notify } from '@/lib/purchase/notifications/notification-store';
import { shopEvent, toItem } from '@/lib/tracking/analytics/events';
import { track } from '@/lib/tracking/analytics/track';
import boxStyles from './buy-box.module.css';
import type { BuyBoxLabels, BuyVariant } from './buy-box';
import { Gallery, type Slide } from './gallery';
import optionStyles from './option-group.module.css';
import styles from './product-hero.module.css';
import type { ZoomLabels } from './zoom/zoom-labels';

interface GiftCardHeroProps {
  title: string;
  /** One per amount, lowest first. */
  variants: BuyVariant[];
  /** Null when nothing is on sale: all amounts are switched off. */
  from: string | null;
  labels: BuyBoxLabels;
  cardLabels: { amount: string; choose: string };
  slides: Slide[];
  galleryLabel: string;
  zoomLabels: ZoomLabels;
  head: ReactNode;
  foot: ReactNode;
}

/** A card has no options. */
const NO_CHOICE = {};

/** A gift card: its picture, and the amounts to choose from. */
export function GiftCardHero({ title, variants, from, labels, cardLabels, head, foot, ...gallery }: GiftCardHeroProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<'choose' | 'full' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const chosen = variants.find(({ id }) => id === chosenId);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) {
      setProblem('choose');
      return form.current?.querySelector<HTMLInputElement>('input[name="amount"]')?.focus();
    }
    const added = addItem({ variantId: chosen.id, quantity, options: [] });
    setProblem(added ? null : 'full');
    if (!added) return undefined;
    const { amount: unitPrice, currency } = chosen.unit;
    const item = toItem({ variantId: chosen.id, title, options: [], unitPrice, quantity });
    track(shopEvent('add_to_cart', currency, [item]));
    notify({ quantity, title: `${title} ${chosen.price}`, options: [] });
    setQuantity(1);
    return undefined;
  }

  return (
    <div className={styles.hero}>
      <Gallery
        slides={gallery.slides}
        strip={null}
        choice={NO_CHOICE}
        label={gallery.galleryLabel}
        zoom={gallery.zoomLabels}
      />
      <div className={styles.side}>
        {head}
        {from === null ? (
          <p className={boxStyles.stock} data-state="sold_out">
            {labels.unavailable}
          </p>
        ) : (
          <form ref={form} className={boxStyles.box} method="get" onSubmit={submit}>
            <p className={boxStyles.price}>
              <strong className={boxStyles.amount}>{chosen?.price ?? from}</strong>
            </p>
            <fieldset
              className={optionStyles.group}
              aria-describedby={problem === 'choose' ? 'choose-amount' : undefined}
            >
              <legend className={optionStyles.legend}>{cardLabels.amount}</legend>
              {problem === 'choose' && (
                <p id="choose-amount" className={optionStyles.prompt} role="alert">
                  {cardLabels.choose}
                </p>
              )}
              <div className={optionStyles.options}>
                {variants.map(({ id, price }) => (
                  <label key={id} className={optionStyles.option} data-state="ok">
                    <input
                      className={optionStyles.input}
                      type="radio"
                      name="amount"
                      value={id}
                      checked={id === chosenId}
                      onChange={() => {
                        setChosenId(id);
                        setProblem(null);
                      }}
                    />
                    <span className={optionStyles.face}>{price}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            {problem === 'full' && (
              <p className={boxStyles.refused} role="alert">
                {labels.notAdded}
              </p>
            )}
            <div className={boxStyles.action}>
              <QuantityStepper value={quantity} onChange={setQuantity} labels={labels} />
              <Button type="submit" size="l" className={boxStyles.add} disabled={!hydrated}>
                {labels.addToCart}
              </Button>
            </div>
          </form>
        )}
        {foot}
      </div>
    </div>
  );
}
