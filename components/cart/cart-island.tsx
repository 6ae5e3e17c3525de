'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCart, useCartReady } from '@/lib/purchase/cart/cart-store';
import type { CartContentProps } from './cart-content';

// The cart includes react-query. CMS pages share one route, so load it only where a cart is shown.
const CartContent = lazy(() => import('./cart-content').then((module) => ({ default: module.CartContent })));

interface CartIslandProps extends CartContentProps {
  skeleton: ReactNode;
}

export function CartIsland({ skeleton, ...props }: CartIslandProps) {
  const ready = useCartReady();
  const isEmpty = useCart().length === 0;
  // Once shown, it stays: it moves the focus when the last line is removed.
  const [shown, setShown] = useState(false);
  if (!ready) return skeleton;
  if (!isEmpty && !shown) setShown(true);
  if (isEmpty && !shown) return props.empty;
  return (
    <Suspense fallback={skeleton}>
      <CartContent {...props} skeleton={skeleton} />
    </Suspense>
  );
}
