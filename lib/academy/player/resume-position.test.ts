import { expect, it } from 'vitest';
import { linkedTime, resumeAt } from './resume-position';

it('rewinds a few seconds', () => {
  expect(resumeAt(42.5, 90)).toBe(38);
  expect(resumeAt(9, 90)).toBe(4.5);
  expect(resumeAt(15, 600)).toBe(10);
  expect(resumeAt(4, 10)).toBe(3.5);
});

it.each([
  ['hardly begun', 8.9],
  ['at the very end', 86],
  ['beyond the end', 500],
  ['nowhere', Number.NaN],
  ['before the beginning', -3],
])('restarts for a viewer who was %s', (_, position) => {
  expect(resumeAt(position, 90)).toBe(0);
});

it.each([
  ['?t=37', 37],
  ['?a=b&t=0', 0],
  ['?t=90', null],
  ['?t=-3', null],
  ['?t=1e1', null],
  ['', null],
])('the address %j asks for %j', (search, time) => {
  expect(linkedTime(search, 90)).toBe(time);
});
