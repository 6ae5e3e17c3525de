import { describe, expect, it } from 'vitest';
import { type Pieces, decideUnpaidOrder } from './unpaid-limits';

const limits = { customerPieces: 30, networkPieces: 60, articlePieces: 5, articlePercent: 25 };
const pieces = (quantity: number, variantId = 'a'): Pieces => ({ variantId, quantity });
const STOCK = new Map([
  ['a', 1000],
  ['b', 1000],
  ['few', 3],
]);
const decide = (order: Pieces[], customer: Pieces[] = [], network: Pieces[] = []) =>
  decideUnpaidOrder(order, { customer, network }, STOCK, limits);

describe('decideUnpaidOrder', () => {
  it('accepts orders up to the pieces per customer and per network', () => {
    expect(decide([pieces(30)])).toEqual({ kind: 'accepted' });
    expect(decide([pieces(10)], [pieces(20, 'b')], [pieces(50, 'b')])).toEqual({ kind: 'accepted' });
  });

  it('refuses more, and says how many can be ordered', () => {
    expect(decide([pieces(31)])).toEqual({ kind: 'refused', allowed: 30, lines: [] });
    expect(decide([pieces(11)], [pieces(20, 'b')])).toEqual({ kind: 'refused', allowed: 10, lines: [] });
    expect(decide([pieces(11)], [], [pieces(50, 'b')])).toEqual({ kind: 'refused', allowed: 10, lines: [] });
    expect(decide([pieces(3)], [pieces(90, 'b')])).toEqual({ kind: 'refused', allowed: 2, lines: [] });
  });

  it('accepts a small order in any case, reserved briefly', () => {
    expect(decide([pieces(1), pieces(1, 'few')], [pieces(90)], [pieces(90, 'few')])).toEqual({ kind: 'brief' });
  });

  it('limits a single article to a share of its stock, but never below a few pieces', () => {
    expect(decide([pieces(5, 'few')])).toEqual({ kind: 'accepted' });
    const refused = { kind: 'refused', allowed: null };
    expect(decide([pieces(6, 'few'), pieces(2)])).toEqual({ ...refused, lines: [{ variantId: 'few', allowed: 5 }] });
    expect(decide([pieces(2, 'few'), pieces(4, 'few')])).toEqual({
      ...refused,
      lines: [{ variantId: 'few', allowed: 5 }],
    });
    expect(decide([pieces(3, 'few')], [pieces(4, 'few')])).toEqual({
      ...refused,
      lines: [{ variantId: 'few', allowed: 1 }],
    });
    expect(decide([pieces(3, 'few')], [], [pieces(9, 'few')])).toEqual({
      ...refused,
      lines: [{ variantId: 'few', allowed: 0 }],
    });
  });
});
