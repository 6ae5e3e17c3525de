import { expect, test } from 'vitest';
import { formatDate } from './dates';
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
