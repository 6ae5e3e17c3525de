'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useCart, useCartReady } from '@/lib/purchase/cart/cart-store';
import { CheckoutForm } from './checkout-form';
import type { CheckoutProps } from './checkout-props';
import { EmptyCart } from './empty-cart';
import { useFinishedOrder } from './use-finished-order';

/** The cart is known in the browser only: until it is read, show the form, which most visitors need. */
export function CheckoutContent(props: CheckoutProps) {
  const [client] = useState(() => new QueryClient());
  const cart = useCart();
  const ready = useCartReady();
  useFinishedOrder();

  if (ready && cart.length === 0) return <EmptyCart labels={props.labels.empty} shopPath={props.paths.shop} />;
  return (
    <QueryClientProvider client={client}>
      <CheckoutForm {...props} cart={cart} />
    </QueryClientProvider>
  );
}
