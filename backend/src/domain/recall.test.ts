import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RecallScope, type ShippedLine, affectedPieces, parseLots } from './recall';

const scope: RecallScope = {
  variantIds: ['blue'],
  lots: ['L1'],
  withUnknownLots: false,
  shippedFrom: null,
  shippedUntil: null,
};
const line: ShippedLine = {
  variantId: 'blue',
  quantity: 3,
  gone: 0,
  lots: ['L1'],
  shippedOn: '2026-03-02',
};

describe('affectedPieces', () => {
  it.each<[string, Partial<RecallScope>, Partial<ShippedLine>, number]>([
    ['pieces of the lot', {}, {}, 3],
    ['another variant', {}, { variantId: 'pink' }, 0],
    ['another lot', {}, { lots: ['L2'] }, 0],
    ['one of several lots in the parcel', {}, { lots: ['L2', 'L1'] }, 3],
    ['any lot', { lots: [] }, { lots: [] }, 3],
    ['a lot that was not noted, which others rule out', {}, { lots: [] }, 0],
    ['a lot that was not noted, which nobody rules out', { withUnknownLots: true }, { lots: [] }, 3],
    ['the first day of the period', { shippedFrom: '2026-03-02' }, {}, 3],
    ['the day before', { shippedFrom: '2026-03-03' }, {}, 0],
    ['the last day', { shippedUntil: '2026-03-02' }, {}, 3],
    ['the day after', { shippedUntil: '2026-03-01' }, {}, 0],
    ['a lot that was typed in another way', { lots: ['L2409-A'] }, { lots: ['L24.09/A'] }, 3],
    ['what did not come back', {}, { gone: 2 }, 1],
    ['nothing of what came back', {}, { gone: 3 }, 0],
  ])('counts %s', (_name, ofScope, ofLine, pieces) => {
    expect(affectedPieces({ ...scope, ...ofScope }, { ...line, ...ofLine })).toBe(pieces);
  });

  const lots = fc.subarray(['L1', 'L2', 'L3']);
  const anyLine = fc
    .record({ quantity: fc.integer({ min: 1, max: 20 }), lots, gone: fc.nat(20) })
    .map((given) => ({ ...line, ...given }));
  const anyScope = fc.record({ lots, withUnknownLots: fc.boolean() }).map((given) => ({ ...scope, ...given }));

  it('never exceeds the line, and misses nobody when the recall becomes wider or less comes back', () => {
    fc.assert(
      fc.property(anyScope, anyLine, (given, of) => {
        const pieces = affectedPieces(given, of);
        expect(pieces).toBeGreaterThanOrEqual(0);
        expect(pieces).toBeLessThanOrEqual(of.quantity);
        for (const wider of [
          { ...given, lots: [] },
          { ...given, withUnknownLots: true },
        ])
          expect(affectedPieces(wider, of)).toBeGreaterThanOrEqual(pieces);
        expect(affectedPieces(given, { ...of, gone: 0 })).toBeGreaterThanOrEqual(pieces);
      }),
    );
  });
});

describe('parseLots', () => {
  it.each<[string, string[] | null]>([
    ['', []],
    [' l2409-a ,L2409-A; b/7\nb  8', ['L2409-A', 'B/7', 'B 8']],
    ['<b>', null],
    ['x'.repeat(41), null],
    [Array.from({ length: 11 }, (_, index) => `L${index}`).join(), null],
  ])('reads %j', (text, lots) => {
    expect(parseLots(text)).toEqual(lots);
  });
});
