import fc from 'fast-check';
import { addToCart, MAX_QUANTITY } from './cart';
import type { CartItem } from './types';
import { COLORS, type Option, SIZES } from '@/lib/core/options';

/** Arbitraries for the property tests of this folder. */
const color = fc.constantFrom(...COLORS).map((value) => ({ key: 'color', value }));
const size = fc.constantFrom(...SIZES).map((value) => ({ key: 'size', value }));
const options: fc.Arbitrary<Option[]> = fc.oneof(
  fc.constant<Option[]>([]),
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
