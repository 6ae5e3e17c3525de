import { describe, expect, it } from 'vitest';
import { MAX_EXCHANGES, goesOn, heldUntil, mayExchange } from './exchange';

const piece = {
  type: 'physical',
  kept: 1,
  fulfilment: 'delivered',
  status: 'paid',
  isInPeriod: true,
  made: 0,
} as const;

describe('mayExchange', () => {
  it.each([
    [true, {}],
    [true, { fulfilment: 'shipped', status: 'partially_refunded', made: MAX_EXCHANGES - 1 }],
    [false, { type: 'lesson' }],
    [false, { kept: 0 }],
    [false, { kept: 2 }],
    [false, { fulfilment: 'new' }],
    [false, { fulfilment: 'returned' }],
    [false, { status: 'charged_back' }],
    [false, { isInPeriod: false }],
    [false, { made: MAX_EXCHANGES }],
  ] as const)('is %s for %j', (expected, over) => {
    expect(mayExchange({ ...piece, ...over })).toBe(expected);
  });
});

describe('goesOn', () => {
  it.each([
    [true, { withheld: 0, kept: 1, status: 'paid' }],
    [false, { withheld: 500, kept: 1, status: 'paid' }],
    [false, { withheld: 0, kept: 0, status: 'partially_refunded' }],
    [false, { withheld: 0, kept: 1, status: 'charged_back' }],
  ] as const)('is %s for %j', (expected, arrived) => {
    expect(goesOn(arrived)).toBe(expected);
  });
});

it('keeps the piece a week longer than the parcel may be posted', () => {
  expect(heldUntil(new Date('2026-12-01T22:59:59Z')).toISOString()).toBe('2026-12-08T22:59:59.000Z');
});
