import { clearCodes } from '@/lib/purchase/cart/discount-codes';
import { readCart, updateCart } from '@/lib/purchase/cart/cart-store';
import { clearDraft } from './checkout-draft';
import { clearAttempt, readAttempt } from './order-attempt';
import { getOrderedItems, takeOrderedItems, removeOrderedItems } from './pending-order-items';

/**
 * The order is in safe hands: its lines leave the cart and the form is forgotten. Another order's page changes nothing.
 * The cart is read from its cookie here and now: what a component holds while the page wakes up is still empty.
 */
export function completeCheckout(slug: string): void {
  const ordered = takeOrderedItems(slug);
  if (ordered) updateCart((cart) => removeOrderedItems(cart, ordered));
  if (!ordered && readAttempt()?.slug !== slug) return;
  clearCodes();
  clearDraft();
  clearAttempt();
}

/** Whether something was put into the cart after this order. */
export function hasItemsAddedAfter(slug: string): boolean {
  return removeOrderedItems(readCart(), getOrderedItems(slug) ?? []).length > 0;
}
