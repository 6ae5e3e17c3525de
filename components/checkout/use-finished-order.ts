'use client';

import { useEffect } from 'react';
import { completeCheckout, hasItemsAddedAfter } from '@/lib/purchase/checkout/complete-checkout';
import { findPlacedOrder } from '@/lib/purchase/checkout/find-placed-order';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';
import { orderPaymentPath } from '@/backend/contract/paths';

/**
 * Redirects customers who return to the checkout after paying elsewhere to their order, so that they do not pay twice. Items
 * added to the cart since then stay; only the paid ones are removed.
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
