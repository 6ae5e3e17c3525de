import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_KEYS } from './limit-counters';
import { SharedLimit, WindowLimit, limitKey } from './rate-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('WindowLimit', () => {
  it('counts per key and starts anew after the window', async () => {
    const limit = new WindowLimit('test', 2, 1000);
    expect([await limit.take('a'), await limit.take('a'), await limit.take('a'), await limit.take('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    vi.advanceTimersByTime(1001);
    expect(await limit.take('a')).toBe(true);
  });

  it('does not make the window longer by asking', async () => {
    const limit = new WindowLimit('test', 1, 1000);
    await limit.take('a');
    vi.advanceTimersByTime(600);
    expect([await limit.take('a'), await limit.waitSeconds('a')]).toEqual([false, 1]);
    vi.advanceTimersByTime(401);
    expect(await limit.take('a')).toBe(true);
  });

  it('tells whether a share is used up without counting', async () => {
    const limit = new WindowLimit('test', 1, 1000);
    expect([await limit.isUsedUp('a'), await limit.take('a'), await limit.isUsedUp('a')]).toEqual([false, true, true]);
    vi.advanceTimersByTime(1001);
    expect(await limit.isUsedUp('a')).toBe(false);
  });

  it('takes and gives back several at once, and no more than were taken', async () => {
    const limit = new WindowLimit('test', 3, 1000);
    expect([await limit.take('a', 2), await limit.take('a', 2)]).toEqual([true, false]);
    await limit.giveBack('a', 2);
    expect([await limit.take('a'), await limit.take('a')]).toEqual([true, false]);
    await limit.giveBack('b', 5);
    expect([await limit.take('b', 3), await limit.take('b')]).toEqual([true, false]);
    vi.advanceTimersByTime(1001);
    await limit.giveBack('a', 3);
    expect([await limit.take('a', 3), await limit.take('a')]).toEqual([true, false]);
  });

  it('says when to ask again', async () => {
    const limit = new WindowLimit('test', 1, 90_000);
    await limit.take('a');
    vi.advanceTimersByTime(30_500);
    expect([await limit.waitSeconds('a'), await limit.waitSeconds('b')]).toEqual([60, 1]);
  });

  it('lets a flood push out who was idle for longest, and nobody else', async () => {
    const limit = new WindowLimit('test', 1, 60_000);
    await limit.take('idle');
    await limit.take('busy');
    for (let index = 0; index < MAX_KEYS - 2; index += 1) await limit.take(`flood ${index}`);
    expect(await limit.take('busy')).toBe(false);
    await limit.take('one more');
    expect([await limit.take('busy'), await limit.isUsedUp('idle'), await limit.isUsedUp('flood 0')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    [0, 1000],
    [1, 0],
    [1, Number.NaN],
  ])('is off with a limit of %d in %d ms', async (limit, windowMs) => {
    const off = new WindowLimit('test', limit, windowMs);
    expect([await off.take('a'), await off.take('a'), await off.isUsedUp('a')]).toEqual([true, true, false]);
  });
});

describe('SharedLimit', () => {
  const take = (limit: SharedLimit, ips: string[], topic?: string) =>
    ips.reduce<Promise<boolean[]>>(
      async (taken, ip) => [...(await taken), await limit.take(ip, topic)],
      Promise.resolve([]),
    );

  it('leaves to other networks what one may not use up', async () => {
    const limit = new SharedLimit('shared', { share: 2, total: 3 }, 1000);
    const here = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'];
    expect(await take(limit, here)).toEqual([true, true, false, false]);
    expect(await take(limit, ['192.0.2.1', '192.0.2.2'])).toEqual([true, false]);
  });

  it('counts topics apart', async () => {
    const limit = new SharedLimit('topics', { share: 1, total: 9 }, 1000);
    expect(await take(limit, ['192.0.2.1', '192.0.2.1'], 'a')).toEqual([true, false]);
    expect(await take(limit, ['192.0.2.1'], 'b')).toEqual([true]);
  });
});

describe('limitKey', () => {
  it('takes an IPv6 network as one', () => {
    expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:0db8:1:2:ffff::1'));
    expect(limitKey('2001:db8::1')).toBe('2001:db8:0:0');
    expect(limitKey('::1')).toBe('0:0:0:0');
    expect(limitKey('10.0.0.1')).toBe('10.0.0.1');
    expect(limitKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(limitKey('1::2:3:4:5:6:7')).toBe('1:0:2:3');
    expect(limitKey('2001:DB8::1')).toBe(limitKey('2001:db8::2'));
    expect(limitKey('')).toBe('');
  });
});
