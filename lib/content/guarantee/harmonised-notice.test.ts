import { createHash } from 'node:crypto';
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

/** Of the words as public transcripts of the official files have them: nobody may reword them (docs/law.md). */
const OFFICIAL = {
  nl: '5191342ef1513b81800b0247d38c7c8d4f5609fcb6b91a5a029b69c0e06c832c',
  en: 'fdd622ed6bba457aac45c3b66e552e89640c79992e2feb5edea8e6a575728d6c',
  de: 'a212b047b230905c8a5b03a30e5a337753145a238a035de46425d4d980bd4b22',
  fr: '3a23cca264c613ac64f387fbb13fadccf0d36e11e0ce083ff70b439a4b927619',
} as const;

describe('the harmonised notice', () => {
  it.each(Object.entries(OFFICIAL))('has the official words in %s, to the letter', (locale, hash) => {
    const notice = HARMONISED_NOTICE[locale as keyof typeof OFFICIAL];
    const words = JSON.stringify(Object.entries(notice));
    expect(createHash('sha256').update(words).digest('hex')).toBe(hash);
  });

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
