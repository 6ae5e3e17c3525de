import { describe, expect, it } from 'vitest';
import { isParcelNews } from './parcel-news';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 24, 12, minute));

describe('isParcelNews', () => {
  it('takes the first message, whatever it says', () => {
    expect(isParcelNews({ state: null, at: null }, { state: 'delivered', at: at(1) })).toBe(true);
    expect(isParcelNews({ state: 'announced', at: null }, { state: 'announced', at: at(1) })).toBe(true);
  });

  it.each([
    ['underway', 5, 'delivered', 6, true],
    ['underway', 5, 'underway', 5, false],
    ['underway', 5, 'underway', 6, true],
    // Overtaken on the way here.
    ['delivered', 6, 'underway', 5, false],
    ['underway', 6, 'delivered', 5, true],
    // The carrier's clock differs between its machines.
    ['delivered', 5, 'underway', 6, false],
    ['underway', 5, 'problem', 6, true],
    ['underway', 6, 'problem', 5, false],
    ['problem', 6, 'problem', 6, false],
    ['problem', 6, 'delivered', 7, true],
    ['problem', 6, 'delivered', 5, false],
    ['delivered', 6, 'problem', 7, true],
    ['announced', 1, 'canceled', 2, true],
  ])('%s at %i, then %s of %i: %s', (from, then, to, minute, expected) => {
    expect(isParcelNews({ state: from, at: at(then) }, { state: to, at: at(minute) })).toBe(expected);
  });
});
