import { describe, expect, it } from 'vitest';
import { validatePromotion } from './validate-promotion';

const pair = { kind: 'pair', percent: 15, products: 2, hasGift: false };
const set = { kind: 'set', price: '99.00', products: 2, hasGift: false };
const gift = { kind: 'gift', minSubtotal: 75, products: 0, hasGift: true };
const threshold = { kind: 'threshold', minSubtotal: 100, percent: 10, products: 0, hasGift: false };

describe('validatePromotion', () => {
  it.each([
    pair,
    set,
    { ...set, price: null, percent: 10 },
    gift,
    threshold,
    { ...gift, minSubtotal: null, products: 1 },
    { ...pair, products: 100 },
    { ...pair, validFrom: '2026-01-01', validTo: '2026-01-01', ownAmounts: [{ currency: 'SEK', price: null }] },
  ])('takes %j', (draft) => {
    expect(validatePromotion(draft)).toEqual([]);
  });

  it.each([
    ['kind', { ...pair, kind: 'half' }],
    ['percent', { ...pair, percent: 101 }],
    ['percent', { ...pair, percent: null }],
    ['products', { ...pair, products: 0 }],
    ['products', { ...set, products: 1 }],
    ['products', { ...pair, products: 101 }],
    ['products', { ...set, products: 11 }],
    ['price', { ...set, price: 0 }],
    ['price', { ...set, percent: 10 }],
    ['price', { ...set, price: null }],
    ['gift', { ...gift, hasGift: false }],
    ['minSubtotal', { ...gift, minSubtotal: 0 }],
    ['minSubtotal', { ...threshold, minSubtotal: null }],
    ['percent', { ...threshold, percent: null }],
    ['products', { ...threshold, products: 1 }],
    ['ownAmounts', { ...set, ownAmounts: [{ currency: 'SEK', price: 0 }] }],
    ['validTo', { ...pair, validFrom: '2026-02-01', validTo: '2026-01-31' }],
  ])('names %s', (field, draft) => {
    expect(validatePromotion(draft).map(({ path }) => path[0])).toEqual([field]);
  });
});
