import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, hasRoomFor, lineKey, mergeCarts, removeFromCart, setLineQuantity } from './cart-lines';
import { anyCart, anyItem, shuffled } from './cart-lines.fixtures';
import { MAX_LINES, MAX_QUANTITY, type CartItem } from '@/backend/contract/cart';

const suit = (
  quantity = 1,
  options = [
    { key: 'color', value: 'blue' },
    { key: 'size', value: 'm' },
  ],
): CartItem => ({
  variantId: 'v1',
  quantity,
  options,
});

describe('addToCart', () => {
  it('increases the quantity of a line with the same options in another order', () => {
    const cart = addToCart(
      [suit()],
      suit(2, [
        { key: 'size', value: 'm' },
        { key: 'color', value: 'blue' },
      ]),
    );
    expect(cart).toEqual([suit(3)]);
  });

  it('adds a separate line for other options', () => {
    expect(addToCart([suit()], suit(1, [{ key: 'color', value: 'pink' }]))).toHaveLength(2);
  });

  it('never exceeds the maximum quantity', () => {
    expect(addToCart([suit(98)], suit(5))[0]?.quantity).toBe(MAX_QUANTITY);
  });

  it('rejects a sixteenth line but still increases one of the fifteen', () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({ ...suit(), variantId: `v${index}` }));
    const extra = { ...suit(), variantId: 'extra' };
    expect(hasRoomFor(full, extra)).toBe(false);
    expect(addToCart(full, extra)).toBe(full);
    expect(addToCart(full, { ...suit(2), variantId: 'v3' })[3]?.quantity).toBe(3);
  });
});

describe('every cart', () => {
  it('keeps lines unique and quantities within bounds after any operation', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 40 }), fc.integer(), (added, quantity) => {
        let cart = added.reduce(addToCart, [] as CartItem[]);
        if (added[0]) cart = setLineQuantity(cart, added[0], quantity);
        expect(cart.length).toBeLessThanOrEqual(MAX_LINES);
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        for (const line of cart) expect(line.quantity >= 1 && line.quantity <= MAX_QUANTITY).toBe(true);
      }),
    );
  });

  it('restores the same lines after removing and adding, whatever the order of options', () => {
    fc.assert(
      fc.property(anyCart, anyItem, (cart, item) => {
        fc.pre(hasRoomFor(cart, item));
        const other = { ...item, options: shuffled(item.options) };
        const without = removeFromCart(cart, item);
        const again = addToCart(without, other);
        expect(removeFromCart(again, item)).toEqual(without);
        expect(again.filter((line) => lineKey(line) === lineKey(item))).toHaveLength(1);
      }),
    );
  });

  it('merges idempotently', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (cart, incoming) => {
        const merged = mergeCarts(cart, incoming);
        expect(mergeCarts(cart, cart)).toEqual(cart);
        expect(mergeCarts(merged, incoming)).toEqual(merged);
      }),
    );
  });
});

describe('setLineQuantity', () => {
  it('ignores invalid numbers and keeps other lines', () => {
    const cart = [suit(), { ...suit(), variantId: 'v2' }];
    expect(setLineQuantity(cart, suit(), Number.NaN)).toBe(cart);
    expect(setLineQuantity(cart, suit(), 4).map(({ quantity }) => quantity)).toEqual([4, 1]);
  });
});
