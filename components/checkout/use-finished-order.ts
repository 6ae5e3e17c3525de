'use client';

import { useEffect } from 'react';
import { finishCheckout, hasMoreThanOrdered } from '@/lib/purchase/checkout/finish';
import { findFinishedOrder } from '@/lib/purchase/checkout/finished-order';
import { goTo } from '@/lib/purchase/checkout/go-to';
import { orderPaymentPath } from '@/backend/contract/paths';

/**
 * Whoever comes back to the checkout after paying elsewhere is led to the order instead of paying twice. Who has put more
 * into the cart since then stays: only what was paid leaves it.
 */
export function useFinishedOrder(): void {
  useEffect(() => {
    const look = async () => {
      const slug = await findFinishedOrder();
      if (!slug) return;
      if (hasMoreThanOrdered(slug)) finishCheckout(slug);
      else goTo(orderPaymentPath(slug));
    };
    const lookAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void look();
    };
    void look();
    window.addEventListener('pageshow', lookAgain);
    return () => window.removeEventListener('pageshow', lookAgain);
  }, []);
}
