import { describe, expect, it } from 'vitest';
import { WindowLimit, limitKey } from './rate-limit';

describe('WindowLimit', () => {
  it('counts per address and starts anew after the window', () => {
    const limit = new WindowLimit(2, 1000);
    expect([limit.take('a', 0), limit.take('a', 1), limit.take('a', 2), limit.take('b', 2)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(limit.take('a', 1001)).toBe(true);
  });
  it('tells whether a share is used up without counting', () => {
    const limit = new WindowLimit(1, 1000);
    expect([limit.isUsedUp('a', 0), limit.take('a', 0), limit.isUsedUp('a', 1), limit.isUsedUp('a', 1001)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it('is off with 0', () => {
    const limit = new WindowLimit(0, 1000);
    expect(Array.from({ length: 100 }, () => limit.take('a')).every(Boolean)).toBe(true);
  });
});

describe('limitKey', () => {
  it('takes an IPv6 network as one', () => {
    expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:0db8:1:2:ffff::1'));
    expect(limitKey('2001:db8::1')).toBe('2001:db8:0:0');
    expect(limitKey('::1')).toBe('0:0:0:0');
    expect(limitKey('10.0.0.1')).toBe('10.0.0.1');
    expect(limitKey('::ffff:10.0.0.1')).toBe('::ffff:10.0.0.1');
  });
});
