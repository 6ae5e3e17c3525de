import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComputedRefund,
  type Refundable,
  type RefundableLine,
  computeRefund,
  computeWholeRefund,
  splitOverPayments,
} from './refund-amounts';
import { ShopError } from './shop-error';

const line = (over: Partial<RefundableLine> = {}): RefundableLine => ({
  id: 1,
  quantity: 3,
  refundedQuantity: 0,
  total: 1000,
  discount: 0,
  refunded: 0,
  ...over,
});
const refundable = (over: Partial<Refundable> = {}): Refundable => ({
  lines: [line()],
  shipping: 395,
  left: 1395,
  ...over,
});
const pieces = (quantity: number, lineId = 1) => ({ lines: [{ lineId, quantity }], shipping: false });
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const partsOf = ({ lines, shipping }: ComputedRefund): number => sum(lines.map(({ amount }) => amount)) + shipping;

/** State after the refund, as input for the next one. */
function after(given: Refundable, refund: ComputedRefund): Refundable {
  return {
    lines: given.lines.map((entry) => {
      const part = refund.lines.find(({ lineId }) => lineId === entry.id);
      return part
        ? {
            ...entry,
            refundedQuantity: entry.refundedQuantity + part.quantity,
            refunded: entry.refunded + part.amount,
          }
        : entry;
    }),
    shipping: given.shipping - refund.shipping,
    left: given.left - refund.amount,
  };
}

const anyLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 20 }), unit: fc.integer({ min: 0, max: 20_000 }), share: fc.nat(100) })
  .map(({ quantity, unit, share }) => ({
    quantity,
    total: quantity * unit,
    discount: Math.round((quantity * unit * share) / 100),
  }));
const anyOrder = fc
  .record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }), shipping: fc.nat(2000) })
  .map(({ lines, shipping }): Refundable => {
    const all = lines.map((entry, index) => line({ ...entry, id: index + 1 }));
    return { lines: all, shipping, left: sum(all.map((entry) => entry.total - entry.discount)) + shipping };
  });

describe('computeRefund', () => {
  it('refunds a line less its discount, by piece', () => {
    const discounted = refundable({ lines: [line({ discount: 100 })], left: 1295 });
    expect(computeRefund(discounted, pieces(1)).amount).toBe(300);
    expect(computeRefund(discounted, { ...pieces(3), shipping: true })).toEqual({
      amount: 1295,
      lines: [{ lineId: 1, quantity: 3, amount: 900 }],
      shipping: 395,
    });
  });

  it('any split of all pieces adds up to exactly what was paid', () => {
    fc.assert(
      fc.property(anyOrder, fc.infiniteStream(fc.nat()), (order, randoms) => {
        let state = order;
        const amounts: number[] = [];
        const random = (max: number): number => (randoms.next().value ?? 0) % max;
        for (;;) {
          const open = state.lines.filter((entry) => entry.refundedQuantity < entry.quantity);
          const chosen = open[random(open.length || 1)];
          if (!chosen) break;
          const quantity = 1 + random(chosen.quantity - chosen.refundedQuantity);
          const refund = computeRefund(state, { ...pieces(quantity, chosen.id), shipping: random(3) === 0 });
          amounts.push(refund.amount);
          state = after(state, refund);
        }
        if (state.shipping > 0) amounts.push(computeRefund(state, { lines: [], shipping: true }).amount);
        expect(sum(amounts)).toBe(order.left);
      }),
    );
  });

  it('a failed part is refunded again, to the cent', () => {
    let state = refundable();
    const first = computeRefund(state, pieces(1));
    state = after(state, first);
    const second = computeRefund(state, pieces(1));
    // The first one failed after the second was sent.
    state = {
      lines: [line({ refundedQuantity: 1, refunded: second.amount })],
      shipping: 395,
      left: 1395 - second.amount,
    };
    expect(second.amount + computeRefund(state, pieces(2)).amount).toBe(1000);
  });

  it('refunds shipping only once', () => {
    const state = after(refundable(), computeRefund(refundable(), { ...pieces(1), shipping: true }));
    expect(computeRefund(state, { ...pieces(1), shipping: true }).shipping).toBe(0);
    expect(() => computeRefund(state, { lines: [], shipping: true })).toThrow(ShopError);
  });

  it('never refunds more than is left', () => {
    const refused: [string, Refundable, Parameters<typeof computeRefund>[1]][] = [
      ['more pieces than ordered', refundable(), pieces(4)],
      ['the same line twice', refundable(), { lines: [...pieces(2).lines, ...pieces(2).lines], shipping: false }],
      [
        'pieces that went back already',
        refundable({ lines: [line({ refundedQuantity: 3, refunded: 1000 })] }),
        pieces(1),
      ],
      ['a foreign line', refundable(), pieces(1, 9)],
      ['half a piece', refundable(), pieces(0.5)],
      ['minus one piece', refundable(), pieces(-1)],
      ['nothing', refundable(), { lines: [], shipping: false }],
      ['more than was paid', refundable({ left: 100 }), pieces(1)],
      ['a free amount that is too high', refundable(), { lines: [], shipping: false, amount: 1396 }],
      ['a negative amount', refundable(), { lines: [], shipping: false, amount: -1 }],
      ['an amount beside lines', refundable(), { ...pieces(1), amount: 5 }],
    ];
    for (const [what, state, asked] of refused) expect(() => computeRefund(state, asked), what).toThrow(ShopError);
    expect(computeRefund(refundable(), { lines: [], shipping: false, amount: 1395 }).amount).toBe(1395);
  });

  it('refunds free pieces with amount 0', () => {
    const gift = refundable({ lines: [line({ total: 0 })], shipping: 0, left: 0 });
    expect(computeRefund(gift, pieces(2))).toMatchObject({ amount: 0, lines: [{ quantity: 2, amount: 0 }] });
  });
});

describe('computeWholeRefund', () => {
  it('refunds all that is left, whatever was refunded before', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(100), fc.nat(3000), (order, percent, beyond) => {
        const left = percent === 100 ? order.left + beyond : Math.floor((order.left * percent) / 100);
        const refund = computeWholeRefund({ ...order, left });
        expect(refund.amount).toBe(left);
        expect(partsOf(refund)).toBe(Math.min(left, order.left));
        expect(refund.lines.every((part) => part.amount >= 0)).toBe(true);
      }),
    );
  });
});

describe('splitOverPayments', () => {
  it('splits the exact amount and takes no more than each payment holds', () => {
    const lefts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyOrder, lefts, (order, amounts) => {
        const payments = amounts.map((left, index) => ({ id: index + 1, left }));
        const refund = computeWholeRefund({ ...order, left: Math.min(order.left, sum(amounts)) });
        const parts = splitOverPayments(refund, payments);
        expect(sum(parts.map((part) => part.amount))).toBe(refund.amount);
        expect(sum(parts.map((part) => part.shipping))).toBe(refund.shipping);
        for (const part of parts) {
          expect(part.amount).toBeLessThanOrEqual(payments.find(({ id }) => id === part.paymentId)?.left ?? 0);
          expect(partsOf(part)).toBeLessThanOrEqual(part.amount);
        }
        for (const { lineId, quantity, amount } of refund.lines) {
          const own = parts.flatMap((part) => part.lines.filter((entry) => entry.lineId === lineId));
          expect(sum(own.map((entry) => entry.quantity))).toBe(quantity);
          expect(sum(own.map((entry) => entry.amount))).toBe(amount);
        }
      }),
    );
  });

  it('uses a single payment when one holds enough', () => {
    const refund = { amount: 500, lines: [{ lineId: 1, quantity: 1, amount: 500 }], shipping: 0 };
    expect(
      splitOverPayments(refund, [
        { id: 1, left: 400 },
        { id: 2, left: 500 },
      ]),
    ).toEqual([{ paymentId: 2, ...refund }]);
  });

  it('keeps the order of the payments: those by hand come last, however much they hold', () => {
    const payments = [
      { id: 1, left: 100 },
      { id: 2, left: 400 },
    ];
    const parts = splitOverPayments({ amount: 450, lines: [], shipping: 0 }, payments);
    expect(parts.map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
      [1, 100],
      [2, 350],
    ]);
  });
});
