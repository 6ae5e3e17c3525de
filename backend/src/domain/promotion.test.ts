import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MixedCurrencies } from './one-currency';
import { computeTotals } from './order-totals';
import { type Promotion, type PromotedLine, applyPromotions, missingGifts } from './promotion';
import { type Refundable, computeRefund } from './refund-amounts';

const promotion = (over: Partial<Promotion>): Promotion => ({
  id: 1,
  kind: 'pair',
  currency: 'EUR',
  productIds: [],
  percent: null,
  price: null,
  giftVariantId: null,
  minSubtotal: 0,
  validTo: null,
  ...over,
});
const line = (productId: string, unitPrice: number, quantity = 1, variantId = productId): PromotedLine => ({
  variantId,
  productId,
  currency: 'EUR',
  unitPrice,
  quantity,
  type: 'physical',
});
const discounts = (lines: PromotedLine[], ...promotions: Promotion[]): number[] =>
  applyPromotions(lines, promotions, 'EUR').lineDiscounts;

const SECOND = promotion({ productIds: ['mini', 'classic'], percent: 15 });

describe('a pair', () => {
  it.each([
    ['of siblings: the cheaper one', [line('classic', 6000), line('mini', 5000)], [0, 750]],
    ['of one line', [line('mini', 5000, 2)], [750]],
    ['and a piece that is alone', [line('mini', 5000, 3)], [750]],
    ['twice: the dearest two are one pair', [line('mini', 5000, 2), line('classic', 6000, 2)], [750, 900]],
    ['of one piece is none', [line('mini', 5000), line('poncho', 3000)], [0, 0]],
    ['rounds half a cent for the customer', [line('mini', 10, 2)], [2]],
  ])('%s', (_, lines, expected) => {
    expect(discounts(lines, SECOND)).toEqual(expected);
  });
});

describe('a set', () => {
  const set = promotion({ kind: 'set', productIds: ['mini', 'poncho'], price: 7000 });
  it.each([
    ['costs its price, split by share', [line('mini', 5000), line('poncho', 3000)], [625, 375]],
    ['as often as it is complete', [line('mini', 5000, 3), line('poncho', 3000, 2)], [1250, 750]],
    ['is never dearer than its pieces', [line('mini', 4000), line('poncho', 2500)], [0, 0]],
    [
      'takes the dearest piece of a product',
      [line('mini', 4500, 1, 'a'), line('mini', 5000, 1, 'b'), line('poncho', 3000)],
      [0, 625, 375],
    ],
  ])('%s', (_, lines, expected) => {
    expect(discounts(lines, set)).toEqual(expected);
  });

  it('can be a percentage', () => {
    const tenth = promotion({ kind: 'set', productIds: ['mini', 'poncho'], percent: 10 });
    expect(discounts([line('mini', 5000), line('poncho', 3333)], tenth)).toEqual([500, 333]);
  });
});

describe('a gift', () => {
  const gift = promotion({ kind: 'gift', giftVariantId: 'goggles', minSubtotal: 6000 });
  it.each([
    ['is free from an amount of other goods', [line('mini', 6000), line('goggles', 1500)], [0, 1500]],
    ['once per order', [line('mini', 6000), line('goggles', 1500, 2)], [0, 1500]],
    ['does not count towards its own amount', [line('mini', 5000), line('goggles', 1500)], [0, 0]],
  ])('%s', (_, lines, expected) => {
    expect(discounts(lines, gift)).toEqual(expected);
  });

  it('comes with a product', () => {
    const withPro = promotion({ kind: 'gift', giftVariantId: 'goggles', productIds: ['pro'] });
    expect(discounts([line('pro', 9000), line('goggles', 1500)], withPro)).toEqual([0, 1500]);
    expect(discounts([line('mini', 9000), line('goggles', 1500)], withPro)).toEqual([0, 0]);
  });

  it('is for nobody when its products are gone', () => {
    const empty = promotion({ kind: 'gift', giftVariantId: 'goggles' });
    expect(discounts([line('mini', 9000), line('goggles', 1500)], empty)).toEqual([0, 0]);
  });

  it('is offered while it is missing', () => {
    expect(missingGifts([line('mini', 6000)], [gift])).toEqual(['goggles']);
    expect(missingGifts([line('mini', 6000), line('goggles', 1500)], [gift])).toEqual([]);
    expect(missingGifts([line('mini', 5999)], [gift, SECOND])).toEqual([]);
  });
});

describe('an amount', () => {
  const tenth = promotion({ id: 3, kind: 'threshold', percent: 10, minSubtotal: 10_000 });
  it.each([
    ['makes all goods cheaper', [line('mini', 5000), line('classic', 5000)], [500, 500]],
    ['is that of goods before discounts', [line('mini', 4999), line('classic', 5000)], [0, 0]],
    ['rounds per piece, for the customer', [line('mini', 5005, 2)], [1002]],
  ])('%s', (_, lines, expected) => {
    expect(discounts(lines, tenth)).toEqual(expected);
  });

  it('leaves lessons alone, also for its amount', () => {
    const lesson = { ...line('lesson', 9000), type: 'lesson' };
    expect(discounts([lesson, line('mini', 5000)], tenth)).toEqual([0, 0]);
    expect(discounts([lesson, line('mini', 5000, 2)], tenth)).toEqual([0, 1000]);
  });

  it('gives what another promotion left, and nothing without an amount', () => {
    const gift = promotion({ kind: 'gift', giftVariantId: 'goggles', minSubtotal: 6000 });
    const cart = [line('mini', 9000), line('goggles', 1500)];
    expect(discounts(cart, tenth, gift)).toEqual([900, 1500]);
    expect(discounts(cart, { ...tenth, minSubtotal: 0 })).toEqual([0, 0]);
  });
});

describe('promotions that compete', () => {
  const set = promotion({ id: 2, kind: 'set', productIds: ['mini', 'classic'], price: 9000 });
  it('give the customer the better one, and no piece is in two', () => {
    const lines = [line('mini', 5000), line('classic', 6000)];
    const { applied, lineDiscounts } = applyPromotions(lines, [SECOND, set], 'EUR');
    expect(applied.map(({ id, amount }) => [id, amount])).toEqual([[2, 2000]]);
    expect(lineDiscounts).toEqual([909, 1091]);
  });

  it('leave lessons and gift cards alone, and one currency', () => {
    const lessons = [line('mini', 500, 2)].map((one) => ({ ...one, type: 'lesson' }));
    expect(discounts(lessons, SECOND)).toEqual([0]);
    expect(() => discounts([line('mini', 500)], promotion({ currency: 'SEK' }))).toThrow(MixedCurrencies);
  });
});

const PRODUCTS = ['mini', 'classic', 'poncho', 'goggles'];
const cart = fc.array(
  fc
    .record({
      productId: fc.constantFrom(...PRODUCTS),
      size: fc.constantFrom('s', 'm'),
      unitPrice: fc.integer({ min: 1, max: 9000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      type: fc.constantFrom('physical', 'physical', 'physical', 'lesson'),
    })
    .map(({ size, ...one }) => ({ ...one, variantId: `${one.productId}-${size}`, currency: 'EUR' as const })),
  { maxLength: 6 },
);
const ids = fc.uniqueArray(fc.constantFrom(...PRODUCTS), { maxLength: 3 });
const anyPromotion: fc.Arbitrary<Promotion> = fc.oneof(
  fc
    .record({ productIds: ids, price: fc.integer({ min: 1, max: 9000 }) })
    .map((over) => promotion({ ...over, kind: 'set' })),
  fc
    .record({
      productIds: ids,
      percent: fc.integer({ min: 1, max: 100 }),
      kind: fc.constantFrom('set' as const, 'pair' as const),
    })
    .map((over) => promotion(over)),
  fc
    .record({
      productIds: ids,
      giftVariantId: fc.constantFrom('goggles-s', 'mini-m'),
      minSubtotal: fc.integer({ min: 0, max: 9000 }),
    })
    .map((over) => promotion({ ...over, kind: 'gift' })),
  fc
    .record({ percent: fc.integer({ min: 1, max: 100 }), minSubtotal: fc.integer({ min: 0, max: 20_000 }) })
    .map((over) => promotion({ ...over, kind: 'threshold' })),
);
const promotions = fc
  .array(anyPromotion, { maxLength: 6 })
  .map((list) => list.map((one, index) => ({ ...one, id: index + 1 })));
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const totalsOf = (lines: PromotedLine[], promoted: number[]) =>
  computeTotals({
    currency: 'EUR',
    lines: lines.map((one) => ({ ...one, type: one.type === 'lesson' ? 'lesson' : 'physical', vatRate: 21 })),
    delivery: { currency: 'EUR', cost: 395, freeFrom: 7500 },
    homeRate: 21,
    codes: {
      typed: ['OFF'],
      known: new Map([
        [
          'OFF',
          {
            id: 1,
            code: 'OFF',
            kind: 'amount',
            currency: 'EUR',
            value: 700,
            minSubtotal: 0,
            validFrom: null,
            validTo: null,
            scope: 'all',
            usedUp: false,
          },
        ],
      ]),
      day: '2026-11-26',
    },
    promoted,
  });

describe('any cart and promotions', () => {
  it('take whole cents off lines, never more than they cost, and add up', () => {
    fc.assert(
      fc.property(cart, promotions, (lines, list) => {
        const { applied, lineDiscounts } = applyPromotions(lines, list, 'EUR');
        for (const [index, off] of lineDiscounts.entries()) {
          const one = lines[index];
          expect(Number.isSafeInteger(off) && off >= 0).toBe(true);
          expect(off).toBeLessThanOrEqual((one?.unitPrice ?? 0) * (one?.quantity ?? 0));
        }
        expect(sum(applied.map(({ amount }) => amount))).toBe(sum(lineDiscounts));
        for (const { amount, parts } of applied) expect(sum(parts.map((part) => part.amount))).toBe(amount);
      }),
    );
  });

  it('give the same total in any order of lines, and at least what each promotion would give alone', () => {
    fc.assert(
      fc.property(cart, promotions, fc.nat(), (lines, list, turn) => {
        const total = sum(discounts(lines, ...list));
        const at = lines.length === 0 ? 0 : turn % lines.length;
        expect(sum(discounts([...lines.slice(at), ...lines.slice(0, at)].reverse(), ...list))).toBe(total);
        expect(sum(discounts(lines, ...[...list].reverse()))).toBe(total);
        for (const one of list) expect(total).toBeGreaterThanOrEqual(sum(discounts(lines, one)));
      }),
    );
  });

  it('count no piece twice: gifts of all pieces never exceed them', () => {
    const gifts = ['mini-s', 'mini-m', 'mini-s'].map((giftVariantId, index) =>
      promotion({ id: index + 1, kind: 'gift', giftVariantId, minSubtotal: 1 }),
    );
    const lines = [line('mini', 4000, 1, 'mini-s'), line('classic', 6000)];
    expect(discounts(lines, ...gifts)).toEqual([4000, 0]);
  });

  it('sum up to what is paid with a code after them, and pieces that come back in any order to what was paid', () => {
    fc.assert(
      fc.property(cart, promotions, fc.array(fc.nat(), { maxLength: 30 }), (lines, list, picks) => {
        const promoted = discounts(lines, ...list);
        const totals = totalsOf(lines, promoted);
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.shipping);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.discount).toBe(sum(totals.lineDiscounts));
        for (const [index, off] of totals.lineDiscounts.entries())
          expect(off).toBeLessThanOrEqual((lines[index]?.unitPrice ?? 0) * (lines[index]?.quantity ?? 0));
        const refundable: Refundable = {
          lines: lines.map(({ unitPrice, quantity }, id) => ({
            id,
            quantity,
            refundedQuantity: 0,
            total: unitPrice * quantity,
            discount: totals.lineDiscounts[id] ?? 0,
            refunded: 0,
          })),
          shipping: totals.shipping,
          left: totals.total,
        };
        const pieces = refundable.lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
        while (pieces.length > 0) {
          const [lineId = 0] = pieces.splice((picks.pop() ?? 0) % pieces.length, 1);
          const refund = computeRefund(refundable, { lines: [{ lineId, quantity: 1 }], shipping: false });
          const own = refundable.lines[lineId];
          if (own)
            Object.assign(own, { refundedQuantity: own.refundedQuantity + 1, refunded: own.refunded + refund.amount });
          refundable.left -= refund.amount;
        }
        expect(refundable.left).toBe(totals.shipping);
      }),
    );
  });
});
