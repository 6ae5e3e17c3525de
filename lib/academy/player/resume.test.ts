import { expect, it } from 'vitest';
import { resumeAt } from './resume';

it('goes a few seconds back', () => {
  expect(resumeAt(42.5, 90)).toBe(37.5);
  expect(resumeAt(15, 90)).toBe(10);
});

it('is as careful with a film of ten seconds', () => {
  expect(resumeAt(6, 10)).toBe(5);
  expect(resumeAt(2, 10)).toBe(0);
  expect(resumeAt(9.8, 10)).toBe(0);
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
