import { MAX_LINES, MAX_QUANTITY, type CartItem } from '@/backend/contract/cart';

/** Identity of a line: the variant and its options in any order. */
export type LineRef = Pick<CartItem, 'variantId' | 'options'>;

const clampQuantity = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);

/** Stable identity of a line, for comparisons and React keys. */
export function lineKey({ variantId, options }: LineRef): string {
  const pairs = options.map(({ key, value }) => JSON.stringify([key, value]));
  return [variantId, ...pairs.toSorted()].join('|');
}

export const isSameLine = (a: LineRef, b: LineRef): boolean => lineKey(a) === lineKey(b);

/** Whether this item can be added, to an existing line or as a new one. */
export function hasRoomFor(items: CartItem[], item: LineRef): boolean {
  return items.length < MAX_LINES || items.some((line) => isSameLine(line, item));
}

export function addToCart(items: CartItem[], item: CartItem): CartItem[] {
  if (!hasRoomFor(items, item)) return items;
  const known = items.some((line) => isSameLine(line, item));
  if (!known) return [...items, { ...item, quantity: clampQuantity(item.quantity) }];
  return items.map((line) =>
    isSameLine(line, item) ? { ...line, quantity: clampQuantity(line.quantity + item.quantity) } : line,
  );
}

export function setLineQuantity(items: CartItem[], ref: LineRef, quantity: number): CartItem[] {
  if (!Number.isFinite(quantity)) return items;
  return items.map((line) => (isSameLine(line, ref) ? { ...line, quantity: clampQuantity(quantity) } : line));
}

export function removeFromCart(items: CartItem[], ref: LineRef): CartItem[] {
  return items.filter((line) => !isSameLine(line, ref));
}

/**
 * Merges a cart from another domain. The larger quantity wins instead of the sum, so that switching domains never doubles
 * quantities.
 */
export function mergeCarts(items: CartItem[], incoming: CartItem[]): CartItem[] {
  return incoming.reduce((merged, item) => {
    const line = merged.find((candidate) => isSameLine(candidate, item));
    if (!line) return addToCart(merged, item);
    return setLineQuantity(merged, line, Math.max(line.quantity, item.quantity));
  }, items);
}
