import { clearCodes } from '@/lib/purchase/cart/discount-codes';
import { readCart, updateCart } from '@/lib/purchase/cart/cart-store';
import { clearDraft } from './checkout-draft';
import { cartAttempt } from './order-attempt';
import { getOrderedItems, takeOrderedItems, removeOrderedItems } from './pending-order-items';

/**
 * Runs when the order is placed: removes its lines from the cart and clears the form. Ignores other orders, also those of
 * articles bought apart from the cart. Reads the cart from its cookie, because components hold an empty cart during hydration.
 */
export function completeCheckout(slug: string): void {
  const ordered = takeOrderedItems(slug);
  if (ordered) updateCart((cart) => removeOrderedItems(cart, ordered));
  if (!ordered && cartAttempt.read()?.slug !== slug) return;
  cartAttempt.clear();
  clearCodes();
  clearDraft();
}

/** Whether items were added to the cart after this order. */
export function hasItemsAddedAfter(slug: string): boolean {
  return removeOrderedItems(readCart(), getOrderedItems(slug) ?? []).length > 0;
}
