import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { explainPromotions, namePromotion } from './promotions';
import { makeLine, makeQuote } from './quote.fixtures';

const labels = messages.discount.promotions;

it('says at each line what which promotion takes off it', () => {
  const [mini, classic] = [makeLine('mini'), makeLine('classic')];
  const quote = makeQuote([mini, classic], {
    promotions: [
      { kind: 'pair', percent: 15, amount: 750, parts: [{ line: 1, amount: 750 }] },
      { kind: 'gift', percent: null, amount: 1495, parts: [{ line: 1, amount: 1495 }] },
    ],
  });
  expect(explainPromotions(quote, mini, labels, 'en')).toEqual([]);
  expect(explainPromotions(quote, classic, labels, 'en')).toEqual([
    '15% off the cheaper of two: -€7.50',
    'Free gift: -€14.95',
  ]);
  // The quote of an older cart.
  expect(explainPromotions(quote, null, labels, 'en')).toEqual([]);
});

it('names a set by its price or its percentage', () => {
  expect(namePromotion({ kind: 'set', percent: null, amount: 1 }, labels)).toBe('Bundle price');
  expect(namePromotion({ kind: 'set', percent: 10, amount: 1 }, labels)).toBe('Bundle discount 10%');
  expect(namePromotion({ kind: 'threshold', percent: 10, amount: 1 }, labels)).toBe('10% off your order');
});
