// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type Locale } from '@/backend/contract/locales';
import { call, pagePathOf } from '../support/shop';

const FRENCH = ['FR000000_01EXEMPLE', 'FR000000_11EXEMPLE'];
const LUCID = 'DE0000000000000';
const SPANISH = 'ENV/0000/000000000';
const ALL = [...FRENCH, LUCID, SPANISH];

/** Each page with the numbers of the registers of producers that it must show, and none else. */
const PAGES: [locale: Locale, dutchSlug: string, numbers: string[]][] = [
  ['fr', 'contact', FRENCH],
  ['fr', 'algemene-voorwaarden', FRENCH],
  ['de', 'contact', [LUCID]],
  ['es', 'contact', [SPANISH]],
  ['en', 'contact', ALL],
  ['nl', 'contact', []],
];

it.each(PAGES)('%s/%s shows the registrations of its own country alone', async (locale, dutchSlug, numbers) => {
  const { status, body } = await call(locale, await pagePathOf(locale, dutchSlug));
  expect(status).toBe(200);
  const main = new DOMParser().parseFromString(body, 'text/html').querySelector('main')?.textContent ?? '';
  expect(ALL.filter((number) => main.includes(number))).toEqual(numbers);
});
