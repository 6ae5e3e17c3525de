import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArrivedLine,
  type AwaitedReturn,
  countArrived,
  mergePieces,
  missingPieces,
  planArrival,
  refundOfReturn,
  returnState,
} from './awaited-return';
import type { Refundable, RefundableLine } from './refund-amounts';
import { ShopError } from './shop-error';

const line = (over: Partial<RefundableLine> = {}): RefundableLine => ({
  id: 1,
  quantity: 3,
  refundedQuantity: 0,
  total: 3000,
  discount: 0,
  refunded: 0,
  ...over,
});
const refundable = (over: Partial<Refundable> = {}): Refundable => ({
  lines: [line()],
  shipping: 395,
  left: 3395,
  ...over,
});
const awaited = (over: Partial<AwaitedReturn> = {}): AwaitedReturn => ({
  lines: [{ lineId: 1, quantity: 2 }],
  arrivals: [],
  shipping: false,
  isRefundedAhead: false,
  hasEnded: false,
  ...over,
});
const came = (over: Partial<ArrivedLine> = {}): ArrivedLine => ({ lineId: 1, asNew: 1, worn: 0, withheld: 0, ...over });

function errorOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof ShopError ? error.name : String(error);
  }
  return 'none';
}

describe('a return', () => {
  it('is awaited, partly here, arrived, or closed', () => {
    const one = { lines: [came()] };
    expect(returnState(awaited())).toBe('awaited');
    expect(returnState(awaited({ arrivals: [one] }))).toBe('partly');
    expect(returnState(awaited({ arrivals: [one, one], hasEnded: true }))).toBe('arrived');
    expect(returnState(awaited({ arrivals: [one], hasEnded: true }))).toBe('closed');
  });

  it('misses what was not counted in any parcel, in whatever condition', () => {
    expect(missingPieces(awaited({ arrivals: [{ lines: [came({ asNew: 0, worn: 1 })] }] }))).toEqual([
      { lineId: 1, quantity: 1 },
    ]);
    expect(missingPieces(awaited({ arrivals: [{ lines: [came({ worn: 1 })] }] }))).toEqual([]);
  });

  it('adds up pieces of one line', () => {
    const two = { lineId: 1, quantity: 2 };
    expect(mergePieces([two, { lineId: 2, quantity: 1 }, two])).toEqual([
      { lineId: 1, quantity: 4 },
      { lineId: 2, quantity: 1 },
    ]);
  });
});

describe('an arrival', () => {
  it('refunds what came and puts pieces as new on the shelf', () => {
    const plan = planArrival(awaited(), [came({ asNew: 1, worn: 1, withheld: 250 })], refundable());
    expect(plan).toEqual({
      refund: { amount: 1750, lines: [{ lineId: 1, quantity: 2, amount: 1750, withheld: 250 }], shipping: 0 },
      shelf: [{ lineId: 1, quantity: 1 }],
      isComplete: true,
    });
  });

  it('refunds shipping with the last piece', () => {
    const part = planArrival(awaited({ shipping: true }), [came()], refundable());
    expect([part.isComplete, part.refund?.shipping]).toEqual([false, 0]);
    const rest = planArrival(awaited({ shipping: true, arrivals: [{ lines: [came()] }] }), [came()], refundable());
    expect([rest.isComplete, rest.refund?.shipping]).toEqual([true, 395]);
  });

  it('refunds nothing again: neither ahead of it nor in another way', () => {
    expect(planArrival(awaited({ isRefundedAhead: true }), [came()], refundable())).toEqual({
      refund: null,
      shelf: [{ lineId: 1, quantity: 1 }],
      isComplete: false,
    });
    const refunded = refundable({ lines: [line({ refundedQuantity: 3, refunded: 3000 })], left: 395 });
    expect(planArrival(awaited(), [came({ asNew: 2 })], refunded)).toMatchObject({ refund: null, isComplete: true });
  });

  it('counts the pieces of a payment that was charged back, and refunds what is left of it', () => {
    const none = planArrival(awaited(), [came({ asNew: 2 })], refundable({ left: 0 }));
    expect(none.refund).toEqual({ amount: 0, lines: [{ lineId: 1, quantity: 2, amount: 0 }], shipping: 0 });
    const some = planArrival(awaited({ shipping: true }), [came({ asNew: 2 })], refundable({ left: 500 }));
    expect(some.refund).toMatchObject({ amount: 500, shipping: 0 });
  });

  it.each<[string, AwaitedReturn, ArrivedLine[], string]>([
    ['more than is awaited', awaited(), [came({ asNew: 3 })], 'NotReturnable'],
    ['another line', awaited(), [came({ lineId: 2 })], 'NotReturnable'],
    ['one line twice', awaited(), [came(), came()], 'NotReturnable'],
    ['no piece', awaited(), [came({ asNew: 0 })], 'NotReturnable'],
    ['nothing', awaited(), [], 'NotReturnable'],
    ['a return that has ended', awaited({ hasEnded: true }), [came()], 'NotReturnable'],
    ['money kept for a piece as new', awaited(), [came({ withheld: 1 })], 'NotRefundable'],
    ['more kept than it cost', awaited(), [came({ asNew: 0, worn: 1, withheld: 1001 })], 'NotRefundable'],
    [
      'money kept that was refunded',
      awaited({ isRefundedAhead: true }),
      [came({ worn: 1, withheld: 1 })],
      'NotRefundable',
    ],
  ])('rejects %s', (_, given, arrived, name) => {
    expect(errorOf(() => planArrival(given, arrived, refundable()))).toBe(name);
  });
});

const anyLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 12 }), unit: fc.integer({ min: 0, max: 20_000 }), share: fc.nat(100) })
  .map(({ quantity, unit, share }) => ({
    quantity,
    total: quantity * unit,
    discount: Math.round((quantity * unit * share) / 100),
  }));
const anyOrder = fc
  .record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }), shipping: fc.nat(2000) })
  .map(({ lines, shipping }): Refundable => {
    const all = lines.map((one, index) => line({ ...one, id: index + 1 }));
    return { lines: all, shipping, left: all.reduce((sum, one) => sum + one.total - one.discount, shipping) };
  });
/** One piece after the other comes, in this condition, and some of them with money kept. */
const anyPieces = fc.infiniteStream(fc.record({ line: fc.nat(100), worn: fc.boolean(), kept: fc.nat(100) }));

/** State after the refund, as read from the rows. */
function after(given: Refundable, plan: ReturnType<typeof planArrival>): Refundable {
  const { refund } = plan;
  if (!refund) return given;
  return {
    lines: given.lines.map((one) => {
      const part = refund.lines.find(({ lineId }) => lineId === one.id);
      return part
        ? {
            ...one,
            refundedQuantity: one.refundedQuantity + part.quantity,
            refunded: one.refunded + part.amount + (part.withheld ?? 0),
          }
        : one;
    }),
    shipping: given.shipping - refund.shipping,
    left: given.left - refund.amount,
  };
}

describe('any sequence of parcels', () => {
  it('ends with all pieces here, and with all the money refunded but what was kept', () => {
    fc.assert(
      fc.property(anyOrder, anyPieces, (order, pieces) => {
        let given = awaited({
          lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
          shipping: true,
        });
        let state = order;
        let kept = 0;
        for (const piece of pieces) {
          const missing = missingPieces(given);
          const next = missing[piece.line % Math.max(1, missing.length)];
          if (!next) break;
          const price = refundOfReturn(state, [{ ...next, quantity: 1 }], false)?.amount ?? 0;
          const withheld = piece.worn ? Math.floor((price * piece.kept) / 100) : 0;
          const arrived = came({ lineId: next.lineId, asNew: piece.worn ? 0 : 1, worn: piece.worn ? 1 : 0, withheld });
          const plan = planArrival(given, [arrived], state);
          expect(plan.shelf.length).toBe(arrived.asNew);
          expect(plan.isComplete).toBe(missing.length === 1 && next.quantity === 1);
          state = after(state, plan);
          expect(state.left).toBeGreaterThanOrEqual(0);
          given = { ...given, arrivals: [...given.arrivals, { lines: [arrived] }] };
          kept += withheld;
        }
        expect(returnState(given)).toBe('arrived');
        expect(state.left).toBe(kept);
        expect(state.shipping).toBe(0);
        expect(state.lines.every((one) => one.refundedQuantity === one.quantity)).toBe(true);
      }),
    );
  });

  it('refunds the same as one parcel with everything', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(11), (order, first) => {
        const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
        const given = awaited({ lines, shipping: true });
        const all = lines.map(({ lineId, quantity }) => came({ lineId, asNew: quantity }));
        const part = all
          .map((one) => ({ ...one, asNew: Math.min(first, one.asNew) }))
          .filter((one) => countArrived(one) > 0);
        const whole = planArrival(given, all, order).refund?.amount ?? 0;
        const split = part.length > 0 ? planArrival(given, part, order) : null;
        const state = split ? after(order, split) : order;
        const later = { ...given, arrivals: split ? [{ lines: part }] : [] };
        const rest = missingPieces(later).map(({ lineId, quantity }) => came({ lineId, asNew: quantity }));
        const remaining = rest.length > 0 ? (planArrival(later, rest, state).refund?.amount ?? 0) : 0;
        expect((split?.refund?.amount ?? 0) + remaining).toBe(whole);
        expect(whole).toBe(order.left);
      }),
    );
  });

  it('never refunds more than is left, whatever was charged back or refunded before', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(20_000), fc.nat(12), (order, left, refunded) => {
        const state = {
          ...order,
          left: Math.min(left, order.left),
          lines: order.lines.map((one) => ({ ...one, refundedQuantity: Math.min(refunded, one.quantity) })),
        };
        const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
        const { refund } = planArrival(
          awaited({ lines, shipping: true }),
          lines.map(({ lineId, quantity }) => came({ lineId, asNew: quantity })),
          state,
        );
        const parts = refund ? refund.lines.reduce((sum, { amount }) => sum + amount, refund.shipping) : 0;
        expect(refund?.amount ?? 0).toBe(parts);
        expect(refund?.amount ?? 0).toBeLessThanOrEqual(state.left);
        for (const part of refund?.lines ?? []) {
          const one = state.lines.find(({ id }) => id === part.lineId);
          expect(part.quantity).toBe((one?.quantity ?? 0) - (one?.refundedQuantity ?? 0));
        }
      }),
    );
  });
});
