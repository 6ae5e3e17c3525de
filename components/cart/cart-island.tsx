'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCart, useCartReady } from '@/lib/purchase/cart/cart-store';
import type { CartContentProps } from './cart-content';

// The cart includes react-query. CMS pages share one route, so load it only where a filled cart is shown.
const CartContent = lazy(() => import('./cart-content').then((module) => ({ default: module.CartContent })));

interface CartIslandProps extends CartContentProps {
  skeleton: ReactNode;
}

export function CartIsland({ skeleton, ...props }: CartIslandProps) {
  const ready = useCartReady();
  const isFilled = useCart().length > 0;
  const [wasFilled, setWasFilled] = useState(false);
  if (isFilled && !wasFilled) setWasFilled(true);
  if (!ready) return skeleton;
  // A cart that was emptied here stays: it takes the focus of the line that went.
  if (!isFilled && !wasFilled) return props.empty;
  return (
    <Suspense fallback={skeleton}>
      <CartContent {...props} skeleton={skeleton} />
    </Suspense>
  );
}
