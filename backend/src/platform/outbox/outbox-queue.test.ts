import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, retryDelay } from './outbox-queue';

describe('retryDelay', () => {
  it('grows up to a maximum', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS }, (_, index) => retryDelay(index + 1));
    expect(delays[0]).toBe(10_000);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.at(-1)).toBe(6 * 3600_000);
  });
  it('retries for at least two days', () => {
    const total = Array.from({ length: MAX_ATTEMPTS }, (_, index) => retryDelay(index + 1)).reduce((a, b) => a + b, 0);
    expect(total).toBeGreaterThan(48 * 3600_000);
  });
});
