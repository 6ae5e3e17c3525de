import { describe, expect, it } from 'vitest';
import { describeAvailability } from './availability';

describe('describeAvailability', () => {
  it.each([
    ['physical', { quantity: 6, lowThreshold: 5 }, 'ok'],
    ['physical', { quantity: 5, lowThreshold: 5 }, 'low'],
    ['physical', { quantity: 0, lowThreshold: 5 }, 'sold_out'],
    ['physical', { quantity: -1, lowThreshold: 0 }, 'sold_out'],
    ['physical', null, 'sold_out'],
    ['lesson', null, 'ok'],
    ['bundle', { quantity: 0, lowThreshold: 5 }, 'ok'],
  ])('%s with %j is %s', (type, stock, expected) => {
    expect(describeAvailability(type, stock)).toBe(expected);
  });
});
