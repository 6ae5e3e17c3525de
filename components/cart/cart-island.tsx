'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useCartReady } from '@/lib/purchase/cart/cart-store';
import type { CartContentProps } from './cart-content';

// The cart includes react-query. CMS pages share one route, so load it only where a cart is shown.
const CartContent = lazy(() => import('./cart-content').then((module) => ({ default: module.CartContent })));

interface CartIslandProps extends CartContentProps {
  skeleton: ReactNode;
}

export function CartIsland({ skeleton, ...props }: CartIslandProps) {
  const ready = useCartReady();
  if (!ready) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <CartContent {...props} skeleton={skeleton} />
    </Suspense>
  );
}
