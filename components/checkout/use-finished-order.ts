'use client';

import { useEffect } from 'react';
import { completeCheckout, hasItemsAddedAfter } from '@/lib/purchase/checkout/complete-checkout';
import { findPlacedOrder } from '@/lib/purchase/checkout/find-placed-order';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { orderPaymentPath } from '@/backend/contract/paths';

/**
 * Whoever comes back to the checkout after paying elsewhere is led to the order instead of paying twice. Who has put more
 * into the cart since then stays: only what was paid leaves it.
 */
export function useFinishedOrder(): void {
  useEffect(() => {
    const look = async () => {
      const slug = await findPlacedOrder();
      if (!slug) return;
      if (hasItemsAddedAfter(slug)) completeCheckout(slug);
      else navigateTo(orderPaymentPath(slug));
    };
    const lookAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void look();
    };
    void look();
    window.addEventListener('pageshow', lookAgain);
    return () => window.removeEventListener('pageshow', lookAgain);
  }, []);
}
