import { describe, expect, it } from 'vitest';
import { Problem, readSettings } from './settings.mjs';

const live = ['nl', 'en', 'de', 'es', 'fr', 'sv'].map((locale) => `${locale}=https://${locale}.shop.example`);
const originsOf = (/** @type {string} */ hosts) => readSettings({ ...process.env, LOCALE_HOSTS: hosts }).origins;

describe('LOCALE_HOSTS', () => {
  it('is an address per language', () => {
    expect(originsOf(live.join(', '))).toContainEqual({ locale: 'sv', origin: 'https://sv.shop.example' });
    expect(originsOf('nl=http://localhost:4000')).toEqual([{ locale: 'nl', origin: 'http://localhost:4000' }]);
    expect(originsOf('de=https://shop.example')).toEqual([{ locale: 'de', origin: 'https://shop.example' }]);
  });

  it.each([
    [`${live.join()},it=https://shop.it`, '"it=https://shop.it" does not start with one of nl, en, de, es, fr, sv.'],
    ['nl=shop.nl', '"shop.nl" is not an http(s) address'],
  ])('tells what is wrong in %s before anything is built', (hosts, message) => {
    expect(() => originsOf(hosts)).toThrow(Problem);
    expect(() => originsOf(hosts)).toThrow(message);
  });
});
