import { expect, it } from 'vitest';
import { pollInterval } from './poll-interval';

const MINUTE = 60_000;

it.each([
  [0, 2_000],
  [5 * MINUTE - 1, 2_000],
  [5 * MINUTE, 10_000],
  [30 * MINUTE, MINUTE],
  [2 * 60 * MINUTE, false],
])('after %i ms without a visit the status is polled every %s ms', (watched, interval) => {
  expect(pollInterval(watched)).toBe(interval);
});

it('asks less than 500 times without a visit', () => {
  let [watched, count] = [0, 0];
  for (let next = pollInterval(0); next !== false; next = pollInterval(watched)) {
    watched += next;
    count += 1;
  }
  expect(count).toBeLessThan(500);
});
