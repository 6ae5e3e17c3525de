import { expect, test } from 'vitest';
import { addDays, formatDate, isWeekday } from './dates';
import { LOCALE_SETTINGS, LOCALES } from './locales';

const first = new Date('2026-11-01T12:00:00Z');
const eleventh = new Date('2026-11-11T12:00:00Z');

test('French writes the first of a month as 1er, with a short month, a weekday or a time as well', () => {
  const write = (options: Intl.DateTimeFormatOptions, at: Date): string =>
    formatDate(new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }), at);
  expect(write({ dateStyle: 'long' }, first)).toBe('1er novembre 2026');
  expect(write({ dateStyle: 'medium' }, first)).toBe('1er nov. 2026');
  expect(write({ weekday: 'long', day: 'numeric', month: 'long' }, first)).toBe('dimanche 1er novembre');
  expect(write({ dateStyle: 'long', timeStyle: 'short' }, first)).toMatch(/^1er novembre 2026 .*12:00$/);
  expect(write({ dateStyle: 'long' }, eleventh)).toBe('11 novembre 2026');
  expect(write({ dateStyle: 'short' }, first)).toBe('01/11/2026');
});

test('other languages keep what Intl writes', () => {
  for (const locale of LOCALES.filter((each) => each !== 'fr')) {
    const format = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone: 'UTC' });
    expect(formatDate(format, first), locale).toBe(format.format(first));
  }
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  // The nights in which clocks change have 23 and 25 hours.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-25', -1, '2026-10-24'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test('weekdays are Monday to Friday', () => {
  const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
  expect(week.map(isWeekday)).toEqual([true, true, true, true, true, false, false]);
});
