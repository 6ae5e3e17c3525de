'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useMemo, useState } from 'react';
import { useCart, useCartReady } from '@/lib/purchase/cart/cart-store';
import { CheckoutForm } from './checkout-form';
import styles from './checkout.module.css';
import type { CheckoutProps } from './checkout-props';
import { EmptyCart } from './empty-cart';
import { useFinishedOrder } from './use-finished-order';

/**
 * The cart is known in the browser only: until it is read, show the form, which most visitors need. React hydrates what is within
 * `Activity` after that, so a form that gives way to the empty cart costs nothing. The element stays the same one: a new one would be
 * hydrated at once.
 */
export function CheckoutContent(props: CheckoutProps) {
  const isEmpty = useCart().length === 0;
  const ready = useCartReady();
  useFinishedOrder();
  const form = useMemo(
    () => (
      <>
        <p className={styles.lead}>{props.labels.lead}</p>
        <Activity>
          <FilledCheckout {...props} />
        </Activity>
      </>
    ),
    [props],
  );
  return ready && isEmpty ? <EmptyCart labels={props.labels.empty} shopPath={props.paths.shop} /> : form;
}

function FilledCheckout(props: CheckoutProps) {
  const [client] = useState(() => new QueryClient());
  const cart = useCart();
  return (
    <QueryClientProvider client={client}>
      <CheckoutForm {...props} cart={cart} />
    </QueryClientProvider>
  );
}
