import fc from 'fast-check';
import { addToCart } from './cart-lines';
import { MAX_QUANTITY, type CartItem } from '@/backend/contract/cart';
import type { ItemOption } from '@/backend/contract/products';

/** Arbitraries for the property tests of this folder. */
const color = fc.constantFrom('blue', 'pink').map((value) => ({ key: 'color', value }));
const size = fc.constantFrom('xs', 's', 'm', 'xxxl').map((value) => ({ key: 'size', value }));
const options: fc.Arbitrary<ItemOption[]> = fc.oneof(
  fc.constant<ItemOption[]>([]),
  fc.tuple(color),
  fc.tuple(color, size),
  fc.tuple(size, color),
);

export const anyItem: fc.Arbitrary<CartItem> = fc.record({
  variantId: fc.stringMatching(/^[a-z0-9]{24}$/),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  options,
});

export const anyCart: fc.Arbitrary<CartItem[]> = fc
  .array(anyItem, { maxLength: 15 })
  .map((items) => items.reduce(addToCart, [] as CartItem[]));

export const shuffled = <T>(list: T[]): T[] => list.toReversed();
