'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { readCart, useCart, useCartReady } from '@/lib/purchase/cart/cart-store';
import { dropFirstQuote, requestFirstQuote } from '@/lib/purchase/cart/first-quote';
import type { CartContentProps } from './cart-content';
import { useCartRequest } from './use-cart-request';

// The cart includes react-query. CMS pages share one route, so load it only where a filled cart is shown.
const loadContent = () => import('./cart-content').then((module) => ({ default: module.CartContent }));
const CartContent = lazy(loadContent);

// Before hydration instead of after it. A failure shows when the cart is rendered.
if (typeof document !== 'undefined' && readCart().length > 0) loadContent().catch(() => {});

interface CartIslandProps extends CartContentProps {
  skeleton: ReactNode;
}

export function CartIsland({ skeleton, ...props }: CartIslandProps) {
  const ready = useCartReady();
  const isFilled = useCart().length > 0;
  const [wasFilled, setWasFilled] = useState(false);
  if (isFilled && !wasFilled) setWasFilled(true);
  useEffect(() => dropFirstQuote, []);
  if (!ready) return skeleton;
  // A cart that was emptied here stays: it takes the focus of the line that went.
  if (!isFilled && !wasFilled) return props.empty;
  return (
    <Suspense fallback={<FirstQuote {...props}>{skeleton}</FirstQuote>}>
      <CartContent {...props} skeleton={skeleton} />
    </Suspense>
  );
}

interface FirstQuoteProps extends Pick<CartContentProps, 'locale' | 'country' | 'countries'> {
  children: ReactNode;
}

/** While the cart's code is loading, its prices are requested. */
function FirstQuote({ children, ...shop }: FirstQuoteProps) {
  const input = JSON.stringify(useCartRequest(shop, null));
  useEffect(() => requestFirstQuote(JSON.parse(input)), [input]);
  return children;
}
