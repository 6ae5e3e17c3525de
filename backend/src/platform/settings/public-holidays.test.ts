import { expect, it } from 'vitest';
import { loadPublicHolidays } from './public-holidays';

it.each([
  ['nl', '2027-01-01', true],
  ['nl', '2027-03-29', true],
  ['nl', '2028-04-17', true],
  // Liberation Day is a day off for some, King's Day for all; the 27th is a Sunday in 2025.
  ['nl', '2027-04-27', true],
  ['nl', '2025-04-26', true],
  ['nl', '2025-04-27', false],
  ['nl', '2027-05-01', false],
  ['de', '2027-05-01', true],
  ['de', '2027-05-06', true],
  // Corpus Christi: in some of the German states only.
  ['de', '2027-05-27', false],
  ['fr', '2027-07-14', true],
  ['nl', '2027-07-14', false],
  ['es', '2027-12-08', true],
  ['se', '2027-06-26', true],
  ['xx', '2027-01-01', false],
])('in %s, %s: %s', async (country, day, expected) => {
  const isPublicHoliday = await loadPublicHolidays();
  expect(isPublicHoliday(country, day)).toBe(expected);
});
