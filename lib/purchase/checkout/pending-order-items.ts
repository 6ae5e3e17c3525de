import * as z from 'zod/mini';
import { isSameLine } from '@/lib/purchase/cart/cart-lines';
import { readStored, removeStored, sharedStorage, writeStored } from '@/lib/core/browser-storage';
import { PENDING_ORDER_KEY as KEY } from './has-pending-order';
import { type CartItem } from '@/backend/contract/cart';

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

/** Stores the lines of an order until it is placed: only those are removed from the cart. */
export function savePendingOrder(slug: string, cart: CartItem[]): void {
  writeStored(sharedStorage, KEY, { slug, cart });
}

/** Slug of the order whose lines are still in the cart. */
export function getPendingOrderSlug(): string | null {
  return readStored(sharedStorage, KEY, pendingOrderSchema)?.slug ?? null;
}

/** The lines of that order; null for another order or none. */
export function getOrderedItems(slug: string): CartItem[] | null {
  const ordered = readStored(sharedStorage, KEY, pendingOrderSchema);
  return ordered?.slug === slug ? ordered.cart : null;
}

/** Returns and removes them. */
export function takeOrderedItems(slug: string): CartItem[] | null {
  const cart = getOrderedItems(slug);
  if (cart) removeStored(sharedStorage, KEY);
  return cart;
}

/** The rest of the cart: lines and quantities added after the order. */
export function removeOrderedItems(cart: CartItem[], ordered: CartItem[]): CartItem[] {
  return cart.flatMap((line) => {
    const taken = ordered.find((candidate) => isSameLine(candidate, line))?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}
