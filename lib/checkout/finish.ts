import { isSameLine } from '@/lib/cart/cart';
import { clearCart, removeItem, setQuantity } from '@/lib/cart/store';
import type { CartItem } from '@/lib/cart/types';
import { clearDraft } from './draft';
import { clearAttempt, readAttempt } from './idempotency';
import { takeOrderedCart, withoutOrdered } from './ordered-cart';

/** The order is in safe hands: its lines leave the cart and the form is forgotten. Another order's page changes nothing. */
export function finishCheckout(slug: string, cart: CartItem[]): void {
  const ordered = takeOrderedCart(slug);
  if (ordered) empty(cart, ordered);
  if (!ordered && readAttempt()?.slug !== slug) return;
  clearDraft();
  clearAttempt();
}

function empty(cart: CartItem[], ordered: CartItem[]): void {
  const rest = withoutOrdered(cart, ordered);
  if (rest.length === 0) clearCart();
  for (const line of rest.length === 0 ? [] : cart) {
    const left = rest.find((candidate) => isSameLine(candidate, line));
    if (left) setQuantity(line, left.quantity);
    else removeItem(line);
  }
}
