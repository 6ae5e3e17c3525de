'use client';

import { ApplePayButton } from '@/components/cart/apple-pay-button';
import { toItemOptions } from '@/lib/catalog/options';
import type { BuyVariant } from './buy-box';

export interface ProductApplePayProps {
  /** Null until one that can be bought is chosen. */
  variant: BuyVariant | null;
  quantity: number;
  /** Says what must be chosen. */
  onIncomplete: () => void;
}

/** Buys the chosen article alone; the cart and its codes are left out. */
export function ProductApplePay({ variant, quantity, onIncomplete }: ProductApplePayProps) {
  const purchase = variant && {
    cart: [{ variantId: variant.id, quantity, options: toItemOptions(variant.options) }],
    codes: [],
    estimate: variant.unit.amount * quantity,
    isCart: false,
  };
  return <ApplePayButton purchase={purchase} onIncomplete={onIncomplete} />;
}
