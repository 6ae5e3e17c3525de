import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/backend/contract/locales';
import { HARMONISED_NOTICE } from './harmonised-notice';

/** What annex I of Implementing Regulation (EU) 2025/1960 says in numbers, in each language. */
const TWO_YEARS = {
  nl: 'twee jaar',
  en: 'two-year',
  de: 'zwei Jahre',
  es: 'dos años',
  fr: 'deux ans',
  sv: 'två års',
} as const;

describe('the harmonised notice', () => {
  it.each(LOCALES)('has all parts, the two years and the code of Your Europe in %s', (locale) => {
    const { examples, offers, steps, ...texts } = HARMONISED_NOTICE[locale];
    expect([examples, offers, steps].map((items) => items.length)).toEqual([2, 2, 2]);
    for (const text of [...Object.values(texts), ...examples, ...offers, ...steps]) expect(text.trim()).not.toBe('');
    expect(texts.protection).toContain(TWO_YEARS[locale]);
    expect(texts.commercial).toContain('GARAN');
    expect(texts.address).toMatch(/^europa\.eu\/youreurope\//);
    expect(existsSync(new URL(`../../../public/images/guarantee-qr-${locale}.svg`, import.meta.url))).toBe(true);
  });
});
