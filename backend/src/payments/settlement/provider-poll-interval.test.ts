import { expect, it } from 'vitest';
import { providerPollInterval } from './provider-poll-interval';

const MINUTE = 60_000;

it.each([
  [-MINUTE, 1_500],
  [0, 1_500],
  [3 * MINUTE, 1_800],
  [50 * MINUTE, 30_000],
  [24 * 60 * MINUTE, MINUTE],
])('asks about a payment of %i ms every %i ms', (age, interval) => {
  expect(providerPollInterval(age)).toBe(interval);
});

/** A page asks every two seconds (lib/customer/orders/poll-interval.ts); the provider's answer takes a moment, and is dated when it came. */
it.each([100, 400])(
  'a page learns within three seconds of money whose webhook was lost, with answers after %i ms',
  (answerMs) => {
    const [pollMs, endMs] = [2_000, 2 * MINUTE];
    const polls = Array.from({ length: endMs / pollMs }, (_, index) => index * pollMs);
    const asked: number[] = [];
    let checkedAt = -MINUTE;
    for (const at of polls) {
      if (at - checkedAt < providerPollInterval(at)) continue;
      asked.push(at);
      checkedAt = at + answerMs;
    }
    const learnedAt = (paidAt: number) => (asked.find((at) => at >= paidAt) ?? Infinity) + answerMs;
    const waits = polls.slice(0, -1).map((at) => learnedAt(at + 1) - (at + 1));
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_000);
  },
);
