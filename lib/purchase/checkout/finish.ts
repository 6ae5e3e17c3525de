import { clearCodes } from '@/lib/purchase/cart/codes';
import { readCart, updateCart } from '@/lib/purchase/cart/store';
import { clearDraft } from './draft';
import { clearAttempt, readAttempt } from './idempotency';
import { orderedCart, takeOrderedCart, withoutOrdered } from './ordered-cart';

/**
 * The order is in safe hands: its lines leave the cart and the form is forgotten. Another order's page changes nothing.
 * The cart is read from its cookie here and now: what a component holds while the page wakes up is still empty.
 */
export function finishCheckout(slug: string): void {
  const ordered = takeOrderedCart(slug);
  if (ordered) updateCart((cart) => withoutOrdered(cart, ordered));
  if (!ordered && readAttempt()?.slug !== slug) return;
  clearCodes();
  clearDraft();
  clearAttempt();
}

/** Whether something was put into the cart after this order. */
export function hasMoreThanOrdered(slug: string): boolean {
  return withoutOrdered(readCart(), orderedCart(slug) ?? []).length > 0;
}
