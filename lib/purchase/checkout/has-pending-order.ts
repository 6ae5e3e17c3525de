import { sharedStorage } from '@/lib/core/browser-storage';

export const PENDING_ORDER_KEY = 'ordered-cart';

/** Whether an order of this browser was sent to the bank and its lines are still in the cart. Small, because every page asks. */
export function hasPendingOrder(): boolean {
  try {
    return sharedStorage().getItem(PENDING_ORDER_KEY) !== null;
  } catch {
    return false;
  }
}
