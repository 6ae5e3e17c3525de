import { expect, it } from 'vitest';
import { resumeAt } from './resume';

it('goes a few seconds back', () => {
  expect(resumeAt(42.5, 90)).toBe(37.5);
  expect(resumeAt(15, 90)).toBe(10);
});

it.each([
  ['hardly begun', 14.9],
  ['at the very end', 86],
  ['beyond the end', 500],
  ['nowhere', Number.NaN],
  ['before the beginning', -3],
])('starts at the beginning for somebody who was %s', (_, position) => {
  expect(resumeAt(position, 90)).toBe(0);
});
