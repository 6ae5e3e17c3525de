import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiscountCode, type DiscountableLine, applyCodes, normalizeCode } from './discount';
import { type PricedLine, computeTotals } from './order-totals';
import { vatOf } from './vat';

const DAY = '2026-11-20';
const code = (over: Partial<DiscountCode> = {}): DiscountCode => ({
  id: 1,
  code: 'SUMMER',
  kind: 'percent',
  currency: 'EUR',
  value: 10,
  minSubtotal: 0,
  validFrom: null,
  validTo: null,
  scope: 'all',
  usedUp: false,
  ...over,
});
const FREE = code({ id: 2, code: 'FREE', kind: 'free_shipping', value: 0 });
const suit: DiscountableLine = { total: 5995, physical: true };
const lesson: DiscountableLine = { total: 495, physical: false };

function apply(codes: DiscountCode[], { typed = codes.map((own) => own.code), lines = [suit], shipping = 395 } = {}) {
  return applyCodes({
    typed,
    known: new Map(codes.map((own) => [own.code, own])),
    lines,
    shippingAfter: () => shipping,
    day: DAY,
  });
}

describe('normalizeCode', () => {
  it.each([
    [' summer-10 ', 'SUMMER-10'],
    ['abc', 'ABC'],
    ['ab', null],
    ['a'.repeat(41), null],
    ['with space', null],
    ['ÄPFEL', null],
    ['A\u0000BC', null],
    ["' or 1=1--", null],
  ])('%s', (typed, normal) => {
    expect(normalizeCode(typed)).toBe(normal);
  });
});

describe('applyCodes', () => {
  it.each([
    ['percent', code(), 600],
    ['half a cent in the customer’s favour', code({ value: 50 }), 2998],
    ['everything', code({ value: 100 }), 5995],
    ['an amount', code({ kind: 'amount', value: 500 }), 500],
    ['no more than the goods cost', code({ kind: 'amount', value: 9999 }), 5995],
  ])('takes off %s', (_, own, discount) => {
    expect(apply([own])).toMatchObject({
      discount,
      shipping: 395,
      codes: [{ code: 'SUMMER', kind: own.kind, amount: discount, state: 'applied', minimum: null }],
    });
  });

  it('counts a code for goods first, because it can cost free delivery, which makes one for shipping worth something', () => {
    const known = new Map([FREE, code({ kind: 'amount', value: 1000 })].map((own) => [own.code, own]));
    const shippingAfter = (discount: number) => (discount > 0 ? 395 : 0);
    const result = applyCodes({ typed: ['FREE', 'SUMMER'], known, lines: [suit], shippingAfter, day: DAY });
    expect(result).toMatchObject({ discount: 1000, shipping: 0 });
    expect(result.codes.map((own) => [own.code, own.state, own.amount])).toEqual([
      ['FREE', 'applied', 395],
      ['SUMMER', 'applied', 1000],
    ]);
    const alone = applyCodes({ typed: ['FREE'], known, lines: [suit], shippingAfter, day: DAY });
    expect(alone.codes[0]?.state).toBe('not_applicable');
  });

  it('waives shipping and reports the amount saved', () => {
    expect(apply([FREE])).toMatchObject({ discount: 0, shipping: 0, codes: [{ amount: 395, state: 'applied' }] });
  });

  it('applies one code for goods and one for shipping, the first typed of each', () => {
    const better = code({ id: 3, code: 'BETTER', value: 90 });
    const result = apply([code(), FREE, better]);
    expect(result).toMatchObject({ discount: 600, shipping: 0 });
    expect(result.codes.map(({ state }) => state)).toEqual(['applied', 'applied', 'second']);
    expect(apply([code()], { typed: ['summer', 'SUMMER '] }).codes.map(({ state }) => state)).toEqual([
      'applied',
      'second',
    ]);
  });

  it('applies the next code when the first is rejected', () => {
    expect(apply([code({ code: 'OLD', validTo: '2026-11-19' }), code({ id: 3, value: 20 })])).toMatchObject({
      discount: 1199,
      codes: [{ state: 'expired' }, { state: 'applied' }],
    });
  });

  it.each([
    ['not_yet', code({ validFrom: '2026-11-21' })],
    ['expired', code({ validTo: '2026-11-19' })],
    ['used_up', code({ usedUp: true })],
    ['not_applicable', code({ scope: 'academy' })],
    ['minimum', code({ minSubtotal: 5996 })],
    ['minimum', code({ kind: 'free_shipping', minSubtotal: 5996 })],
  ])('refuses %s and says nothing else', (state, own) => {
    expect(apply([own])).toEqual({
      discount: 0,
      lineDiscounts: [0],
      shipping: 395,
      codes: [{ code: 'SUMMER', kind: null, amount: 0, state, minimum: state === 'minimum' ? 5996 : null }],
    });
  });

  it('includes the first and last day, and the exact minimum', () => {
    const own = code({ validFrom: DAY, validTo: DAY, minSubtotal: 5995 });
    expect(apply([own]).codes[0]?.state).toBe('applied');
  });

  it('rejects free shipping when nothing is shipped', () => {
    expect(apply([FREE], { lines: [lesson], shipping: 0 }).codes[0]?.state).toBe('not_applicable');
  });

  it('only discounts goods in its scope', () => {
    const lines = [suit, lesson, { total: 1000, physical: false }];
    expect(apply([code({ scope: 'academy', value: 50 })], { lines })).toMatchObject({
      discount: 748,
      lineDiscounts: [0, 248, 500],
    });
    expect(apply([code({ scope: 'physical', minSubtotal: 6000 })], { lines }).codes[0]?.state).toBe('minimum');
  });

  it('returns unknown codes as typed', () => {
    expect(apply([], { typed: ['  nope'] }).codes).toEqual([
      { code: '  nope', kind: null, amount: 0, state: 'unknown', minimum: null },
    ]);
  });
});

describe('totals with codes', () => {
  const line: fc.Arbitrary<Omit<PricedLine, 'vatRate'>> = fc.record({
    currency: fc.constant('EUR'),
    unitPrice: fc.nat(30_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    type: fc.constantFrom('physical', 'lesson', 'level', 'bundle'),
  });
  const anyCode: fc.Arbitrary<DiscountCode> = fc
    .record({
      id: fc.nat(),
      code: fc.constantFrom('AAA', 'BBB', 'CCC'),
      kind: fc.constantFrom('percent', 'amount', 'free_shipping'),
      currency: fc.constant('EUR'),
      value: fc.integer({ min: 1, max: 200_000 }),
      minSubtotal: fc.constantFrom(0, 5000),
      validFrom: fc.constantFrom(null, DAY, '2027-01-01'),
      validTo: fc.constantFrom(null, DAY),
      scope: fc.constantFrom('all', 'physical', 'academy'),
      usedUp: fc.boolean(),
    })
    .map((own) =>
      own.kind === 'percent' ? { ...own, value: 1 + (own.value % 100) } : own,
    ) as fc.Arbitrary<DiscountCode>;

  it('adds up to the cent for any cart and any codes', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 15 }),
        fc.constantFrom([21], [21, 9]),
        fc.array(anyCode, { maxLength: 3 }),
        fc.array(fc.constantFrom('aaa', 'BBB', 'CCC', 'nope'), { maxLength: 3 }),
        fc.constantFrom(null, 10_000, 50_000),
        (goods, rates, codes, typed, freeFrom) => {
          const lines = goods.map((own, index) => ({ ...own, vatRate: rates[index % rates.length] ?? 0 }));
          const known = new Map(codes.map((own) => [own.code, own]));
          const delivery = { currency: 'EUR', cost: 495, freeFrom } as const;
          const input = { currency: 'EUR', lines, delivery, homeRate: 21 } as const;
          const plain = computeTotals({ ...input, codes: { typed: [], known, day: DAY } });
          const result = computeTotals({ ...input, codes: { typed, known, day: DAY } });
          const { subtotal, discount, shipping, total, lineDiscounts, vat, vatLines } = result;
          expect(total).toBe(subtotal - discount + shipping);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(plain.total);
          expect(lineDiscounts.reduce((sum, part) => sum + part, 0)).toBe(discount);
          for (const [index, part] of lineDiscounts.entries()) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual((lines[index]?.unitPrice ?? 0) * (lines[index]?.quantity ?? 0));
          }
          expect(result.codes).toHaveLength(typed.length);
          const worth = result.codes.reduce((sum, { amount }) => sum + amount, 0);
          // A discount can cost free delivery, but never more than it gives.
          if (freeFrom === null) expect(worth).toBe(plain.total - total);
          else expect(worth).toBeGreaterThanOrEqual(plain.total - total);
          expect(vat).toBe(vatLines.reduce((sum, { amount }) => sum + amount, 0));
          if (vatLines.length === 1) expect(vat).toBe(vatOf(total, vatLines[0]?.rate ?? 0));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('computes VAT on the amount actually paid', () => {
    const lines: PricedLine[] = [
      { currency: 'EUR', unitPrice: 10_000, quantity: 1, type: 'physical', vatRate: 21 },
      { currency: 'EUR', unitPrice: 10_000, quantity: 1, type: 'lesson', vatRate: 9 },
    ];
    const known = new Map([['ACADEMY', code({ code: 'ACADEMY', scope: 'academy', value: 50 })]]);
    const { vatLines } = computeTotals({
      currency: 'EUR',
      lines,
      delivery: { currency: 'EUR', cost: 300, freeFrom: null },
      homeRate: 21,
      codes: { typed: ['academy'], known, day: DAY },
    });
    // Shipping of 3.00 is split by the discounted prices: 100 to 50.
    expect(vatLines).toEqual([
      { rate: 21, amount: vatOf(10_200, 21) },
      { rate: 9, amount: vatOf(5100, 9) },
    ]);
  });
});
