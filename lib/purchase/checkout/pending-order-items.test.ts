// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { savePendingOrder, takeOrderedItems, removeOrderedItems } from './pending-order-items';

const line = (variantId: string, quantity: number) => ({ variantId, quantity, options: [{ key: 'size', value: 'm' }] });

beforeEach(() => localStorage.clear());

describe('withoutOrdered', () => {
  it('removes an ordered cart completely', () => {
    expect(removeOrderedItems([line('a', 1), line('b', 2)], [line('b', 2), line('a', 1)])).toEqual([]);
  });

  it('keeps what was added later', () => {
    expect(removeOrderedItems([line('a', 3), line('c', 1)], [line('a', 1)])).toEqual([line('a', 2), line('c', 1)]);
  });

  it('ignores lines that are already removed', () => {
    expect(removeOrderedItems([], [line('a', 1)])).toEqual([]);
  });
});

describe('the items of the pending order', () => {
  it('are taken once, for their own order only', () => {
    savePendingOrder('order-1', [line('a', 1)]);
    expect(takeOrderedItems('order-2')).toBeNull();
    expect(takeOrderedItems('order-1')).toEqual([line('a', 1)]);
    expect(takeOrderedItems('order-1')).toBeNull();
  });
});
