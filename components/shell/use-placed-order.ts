import { useEffect } from 'react';
import { hasPendingOrder } from '@/lib/purchase/checkout/has-pending-order';

/**
 * Removes paid lines from the cart when the buyer did not wait for the result page, or paid in an app that returned to
 * another browser. Not in the checkout, which sends its buyer to that order.
 */
export function usePlacedOrder(checkoutPath: string | null): void {
  useEffect(() => {
    const look = (): void => {
      if (location.pathname === checkoutPath || !hasPendingOrder()) return;
      import('@/lib/purchase/checkout/finish-placed-order')
        .then((module) => module.finishPlacedOrder())
        .catch(() => {});
    };
    const lookAgain = (event: PageTransitionEvent) => event.persisted && look();
    look();
    window.addEventListener('pageshow', lookAgain);
    return () => window.removeEventListener('pageshow', lookAgain);
  }, [checkoutPath]);
}
