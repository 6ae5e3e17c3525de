import { expect, it } from 'vitest';
import { providerPollInterval } from './provider-poll-interval';

const MINUTE = 60_000;

it.each([
  [-MINUTE, 2_000],
  [0, 2_000],
  [3 * MINUTE, 2_000],
  [50 * MINUTE, 30_000],
  [24 * 60 * MINUTE, MINUTE],
])('asks about a payment of %i ms every %i ms', (age, interval) => {
  expect(providerPollInterval(age)).toBe(interval);
});
