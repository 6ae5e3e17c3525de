import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeliveredOrder,
  defaultDisplayName,
  isReviewLinkOpen,
  mayRequestReview,
  computeRating,
  countFits,
} from './review-rules';
import { DAY_MS } from './time';
import { SIZE_FITS } from '../../contract/size-fit';

const NOW = new Date('2026-06-30T10:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const order = (over: Partial<DeliveredOrder> = {}): DeliveredOrder => ({
  status: 'paid',
  fulfilment: 'delivered',
  deliveredAt: ago(10),
  askReview: true,
  forgotten: false,
  withdrawing: false,
  lines: [{ physical: true, quantity: 1, refunded: 0 }],
  ...over,
});

describe('mayRequestReview', () => {
  it.each([
    ['ten days after delivery', {}, true],
    ['in the whole month after that', { deliveredAt: ago(39.9) }, true],
    ['when part of it was paid back', { status: 'partially_refunded' }, true],
    [
      'when something was kept',
      {
        lines: [
          { physical: true, quantity: 2, refunded: 1 },
          { physical: false, quantity: 1, refunded: 0 },
        ],
      },
      true,
    ],
    ['not a moment earlier', { deliveredAt: new Date(ago(10).getTime() + 1) }, false],
    ['not about old orders', { deliveredAt: ago(40) }, false],
    ['not before it arrived', { fulfilment: 'shipped', deliveredAt: null }, false],
    ['not when it came back', { fulfilment: 'returned' }, false],
    ['not when all was paid back', { status: 'refunded' }, false],
    ['not after a charge-back', { status: 'charged_back' }, false],
    ['not while a withdrawal waits', { withdrawing: true }, false],
    ['not who objected at the checkout, or bought before it asked', { askReview: false }, false],
    ['not who wants to be forgotten', { forgotten: true }, false],
    ['not when nothing was kept', { lines: [{ physical: true, quantity: 2, refunded: 2 }] }, false],
    ['not about lessons alone', { lines: [{ physical: false, quantity: 1, refunded: 0 }] }, false],
  ] satisfies [string, Partial<DeliveredOrder>, boolean][])('%s', (_, over, expected) => {
    expect(mayRequestReview(order(over), 10, NOW)).toBe(expected);
  });

  it('is never true when the setting is 0', () => {
    expect(mayRequestReview(order(), 0, NOW)).toBe(false);
    expect(mayRequestReview(order({ deliveredAt: NOW }), 0, NOW)).toBe(false);
  });

  it('counts fractions of a day in whole milliseconds, as the query that finds the orders does', () => {
    // A hundred-thousandth of a day is 864.0000000000001 ms in binary fractions.
    const delivered = order({ deliveredAt: new Date(NOW.getTime() - 864) });
    expect(mayRequestReview(delivered, 0.00001, NOW)).toBe(true);
  });
});

describe('isReviewLinkOpen', () => {
  it('is true for half a year', () => {
    expect(isReviewLinkOpen(ago(179.9), NOW)).toBe(true);
    expect(isReviewLinkOpen(ago(180), NOW)).toBe(false);
  });
});

describe('computeRating', () => {
  const of = (...counts: [stars: number, count: number][]) =>
    computeRating(counts.map(([stars, count]) => ({ stars, count })));
  it('is 0 without reviews', () => {
    expect(of()).toEqual({ count: 0, average: 0, distribution: [0, 0, 0, 0, 0] });
  });
  it('counts reviews per number of stars', () => {
    expect(of([5, 3], [1, 1])).toEqual({ count: 4, average: 4, distribution: [1, 0, 0, 0, 3] });
    expect(of([5, 1], [5, 1], [2, 1])).toMatchObject({ count: 3, average: 4 });
  });
  it.each([
    [
      [
        [4, 3],
        [5, 1],
      ],
      4.3,
    ],
    [
      [
        [4, 19],
        [5, 1],
      ],
      4.1,
    ],
    [
      [
        [1, 19],
        [2, 1],
      ],
      1.1,
    ],
    [
      [
        [3, 2],
        [4, 1],
      ],
      3.3,
    ],
    [
      [
        [3, 1],
        [4, 2],
      ],
      3.7,
    ],
    [
      [
        [5, 99],
        [4, 1],
      ],
      5,
    ],
  ] satisfies [[number, number][], number][])('of %j is %d', (counts, average) => {
    expect(of(...counts).average).toBe(average);
  });
  it('ignores invalid numbers of stars', () => {
    expect(of([0, 4], [6, 2], [5, 1])).toMatchObject({ count: 1, average: 5 });
  });
});

describe('countFits', () => {
  const anyAnswer = fc.constantFrom(...SIZE_FITS, null, undefined, 'tight');
  it('counts every answer once, however the rows are grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ fit: anyAnswer, count: fc.nat(1000) })), (counts) => {
        const fits = countFits(counts);
        const alone = counts.map((entry) => countFits([entry]));
        for (const answer of SIZE_FITS)
          expect(fits[answer]).toBe(alone.reduce((sum, { [answer]: some }) => sum + some, 0));
        const known = counts.filter(({ fit }) => SIZE_FITS.some((answer) => answer === fit));
        expect(fits.small + fits.right + fits.large).toBe(known.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });
  it('ignores reviews without an answer', () => {
    const counts = [
      { fit: 'right', count: 2 },
      { fit: null, count: 3 },
      { fit: 'right', count: 1 },
    ];
    expect(countFits(counts)).toEqual({ small: 0, right: 3, large: 0 });
  });
});

describe('defaultDisplayName', () => {
  it.each([
    ['Zoë', 'van Dam', 'Zoë V.'],
    ['Åsa', 'öberg', 'Åsa Ö.'],
    [' Li ', '', 'Li'],
    ['', '', ''],
  ])('%s %s is %s', (first, last, shown) => {
    expect(defaultDisplayName(first, last)).toBe(shown);
  });
});
