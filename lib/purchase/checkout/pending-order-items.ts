import * as z from 'zod/mini';
import { isSameLine } from '@/lib/purchase/cart/cart-lines';
import { readStored, removeStored, sharedStorage, writeStored } from '@/lib/core/browser-storage';
import { type CartItem } from '@/backend/contract/cart';

const KEY = 'ordered-cart';
const pendingOrderSchema = z.object({
  slug: z.string(),
  cart: z.array(
    z.object({
      variantId: z.string(),
      quantity: z.number(),
      options: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/** Remembers which lines an order took, until it is paid: only those leave the cart. */
export function savePendingOrder(slug: string, cart: CartItem[]): void {
  writeStored(sharedStorage, KEY, { slug, cart });
}

/** The order of this browser whose lines are still in the cart. */
export function getPendingOrderSlug(): string | null {
  return readStored(sharedStorage, KEY, pendingOrderSchema)?.slug ?? null;
}

/** The lines that order took; null when another order, or none, was made in this browser. */
export function getOrderedItems(slug: string): CartItem[] | null {
  const ordered = readStored(sharedStorage, KEY, pendingOrderSchema);
  return ordered?.slug === slug ? ordered.cart : null;
}

/** The same, once. */
export function takeOrderedItems(slug: string): CartItem[] | null {
  const cart = getOrderedItems(slug);
  if (cart) removeStored(sharedStorage, KEY);
  return cart;
}

/** What is left of the cart: lines and pieces that were added after the order stay. */
export function removeOrderedItems(cart: CartItem[], ordered: CartItem[]): CartItem[] {
  return cart.flatMap((line) => {
    const taken = ordered.find((candidate) => isSameLine(candidate, line))?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}
