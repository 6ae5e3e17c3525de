'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApplePaySlot } from '@/components/cart/apple-pay-slot';
import { QuantityStepper } from '@/components/cart/quantity-stepper';
import { Button } from '@/components/ui/button';
import { shopEvent, toItem } from '@/lib/tracking/analytics/events';
import { track } from '@/lib/tracking/analytics/track';
import { addItem } from '@/lib/purchase/cart/cart-store';
import {
  labelOptions,
  type Options,
  type OptionValue,
  type ProductOption,
  toItemOptions,
  toLabels,
} from '@/lib/catalog/options';
import { missingKey, optionState, selectVariant } from '@/lib/catalog/select-variant';
import type { ProductVariant } from '@/lib/catalog/types';
import { useHydrated } from '@/lib/core/use-hydrated';
import { notify } from '@/lib/purchase/notifications/notification-store';
import { BackInStock } from './back-in-stock';
import type { BackInStockFormProps } from './back-in-stock-form';
import styles from './buy-box.module.css';
import { OptionGroup } from './option-group';
import { PriceNote, type PriceNoteTexts } from './price-note';
import { SIZE } from '@/backend/contract/options';
import { type Money } from '@/backend/contract/money';

/** A variant as this island needs it; prices are formatted on the server. */
export interface BuyVariant extends Pick<ProductVariant, 'id' | 'options' | 'availability'> {
  price: string;
  note: PriceNoteTexts | null;
  unit: Money;
}

/** An option as this island needs it. */
export interface BuyOption extends Pick<ProductOption, 'key' | 'name'> {
  values: (Pick<OptionValue, 'key' | 'label'> & Partial<Pick<OptionValue, 'swatch'>>)[];
}

export interface BuyBoxLabels {
  inclVat: string;
  /** By the keys of the missing options, see `choosePrompts`. */
  prompt: Record<string, string>;
  optionSoldOut: string;
  optionImpossible: string;
  inStock: string;
  lowStock: string;
  unavailable: string;
  chooseOther: string;
  quantity: string;
  less: string;
  more: string;
  addToCart: string;
  notAdded: string;
}

export interface BuyBoxProps {
  title: string;
  variants: BuyVariant[];
  /** Price before a variant is selected; null when nothing is for sale. */
  from: string | null;
  /** Price note if that price is reduced. */
  fromNote: PriceNoteTexts | null;
  /** What the variants differ by, and no more. */
  options: BuyOption[];
  labels: BuyBoxLabels;
  /** Beside the legend of the sizes. */
  sizeGuide?: ReactNode;
  /** Below the options. */
  sizeAdviser?: ReactNode;
  /** Must be read before buying, so it is above the button. */
  warning?: ReactNode;
  /** Goods can also be paid without a checkout. */
  isShipped?: boolean;
  /** For sold-out variants; null if there is none. */
  backInStock: Omit<BackInStockFormProps, 'variantId'> | null;
}

const loadApplePay = () => import('./product-apple-pay').then((module) => module.ProductApplePay);

interface ChoiceProps {
  choice: Options;
  onChoose: (key: string, value: string) => void;
}

export function BuyBox({
  title,
  variants,
  from,
  fromNote,
  options,
  labels,
  sizeGuide,
  sizeAdviser,
  warning,
  backInStock,
  isShipped = false,
  choice,
  onChoose,
}: BuyBoxProps & ChoiceProps) {
  const [quantity, setQuantity] = useState(1);
  const [wasRequested, setWasRequested] = useState(false);
  const [isCartFull, setIsCartFull] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const adopt = useEffectEvent(adoptEarlyChoice);

  useEffect(() => adopt(), []);

  const selection = selectVariant(variants, choice);
  const variant = 'variant' in selection ? selection.variant : null;
  const missing = selection.state === 'incomplete' ? selection.missing : [];
  const soldOut = variants.every(({ availability }) => availability === 'sold_out');
  const unavailable = soldOut || selection.state === 'sold_out' || selection.state === 'impossible';
  const note = variant ? variant.note : fromNote;
  const prompt = labels.prompt[missingKey(missing)];

  /** Adopts a colour clicked before hydration. */
  function adoptEarlyChoice() {
    const early = new FormData(form.current ?? undefined);
    for (const { key } of options) {
      const value = early.get(key);
      if (typeof value === 'string' && value !== choice[key]) onChoose(key, value);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (unavailable) return;
    if (!variant) return askForChoice();
    const chosen = toItemOptions(variant.options);
    const added = addItem({ variantId: variant.id, quantity, options: chosen });
    setIsCartFull(!added);
    if (!added) return;
    const { amount: unitPrice, currency } = variant.unit;
    const item = toItem({ variantId: variant.id, title, options: chosen, unitPrice, quantity });
    track(shopEvent('add_to_cart', currency, [item]));
    notify({ quantity, title, options: labelOptions(chosen, toLabels(options)) });
    setQuantity(1);
  }

  function askForChoice() {
    setWasRequested(true);
    form.current?.querySelector<HTMLInputElement>(`input[name="${missing[0]}"]`)?.focus();
  }

  return (
    <>
      <form ref={form} className={styles.box} method="get" onSubmit={submit}>
        {from && (
          <div>
            <p className={styles.price}>
              <strong className={styles.amount}>{variant?.price ?? from}</strong> <span>{labels.inclVat}</span>
            </p>
            {note && <PriceNote texts={note} />}
          </div>
        )}
        {options.map(({ key, name, values }) => (
          <OptionGroup
            key={key}
            name={key}
            legend={name}
            options={values.map(({ key: value, label, swatch }) => ({
              value,
              label,
              swatch: swatch ?? null,
              state: optionState(variants, choice, key, value),
            }))}
            chosen={choice[key]}
            onChoose={(value) => onChoose(key, value)}
            reasons={{ sold_out: labels.optionSoldOut, impossible: labels.optionImpossible }}
            prompt={wasRequested && key === missing[0] ? prompt : null}
            aside={key === SIZE && sizeGuide}
          />
        ))}
        {sizeAdviser}
        <p className={styles.stock} role="status" data-state={unavailable ? 'sold_out' : selection.state}>
          {unavailable && labels.unavailable}
          {unavailable && !soldOut && `. ${labels.chooseOther}`}
          {selection.state === 'low' && labels.lowStock}
          {selection.state === 'ok' && labels.inStock}
        </p>
        {isCartFull && (
          <p className={styles.refused} role="alert">
            {labels.notAdded}
          </p>
        )}
        {warning}
        <div className={styles.action}>
          <QuantityStepper value={quantity} onChange={setQuantity} labels={labels} />
          {/* Before hydration a press would submit the form and reload the page. */}
          <Button
            type="submit"
            size="l"
            className={styles.add}
            disabled={!hydrated}
            aria-disabled={unavailable || undefined}
          >
            {labels.addToCart}
          </Button>
        </div>
        {isShipped && !soldOut && (
          <ApplePaySlot
            load={loadApplePay}
            props={{ variant: unavailable ? null : variant, quantity, onIncomplete: askForChoice }}
          />
        )}
      </form>
      {backInStock && variant && selection.state === 'sold_out' && (
        <BackInStock key={variant.id} {...backInStock} variantId={variant.id} />
      )}
    </>
  );
}
