'use client';

import dynamic from 'next/dynamic';
import { memo } from 'react';
import { useCart, useCartReady } from '@/lib/purchase/cart/cart-store';
import type { CheckoutProps } from './checkout-props';
import { EmptyCart } from './empty-cart';
import { useFinishedOrder } from './use-finished-order';

/**
 * Not loaded for an empty cart: forms, rules and queries are large. Memoized, because new props before it is there would make
 * React throw away the form that the server sent.
 */
const CheckoutForm = memo(dynamic(() => import('./checkout-form').then((module) => module.CheckoutForm)));

/** The cart is known in the browser only: until it is read, show the form, which most visitors need. */
export function CheckoutContent(props: CheckoutProps) {
  const cart = useCart();
  const ready = useCartReady();
  useFinishedOrder();

  if (ready && cart.length === 0) return <EmptyCart labels={props.labels.empty} shopPath={props.paths.shop} />;
  return <CheckoutForm {...props} />;
}
