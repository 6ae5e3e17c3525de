import { expect, it } from 'vitest';
import { countAnswers, findMajority } from './size-fit';

it.each([
  [{ small: 1, right: 10, large: 1 }, 12, 'right'],
  [{ small: 2, right: 1, large: 0 }, 3, 'small'],
  [{ small: 0, right: 2, large: 3 }, 5, 'large'],
  // Half is not most, and neither is the largest part.
  [{ small: 2, right: 2, large: 0 }, 4, null],
  [{ small: 1, right: 2, large: 1 }, 4, null],
  [{ small: 0, right: 0, large: 0 }, 0, null],
] as const)('of %j there are %d answers, mostly %s', (fit, total, most) => {
  expect([countAnswers(fit), findMajority(fit)]).toEqual([total, most]);
});
