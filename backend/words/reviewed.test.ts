import { describe, expect, it } from 'vitest';
import type { SeedLocale } from '../seed/types';
import { currentFingerprints, findChanges, readReviewed, takeFingerprints } from './reviewed';

const fingerprintsOf = (texts: Record<SeedLocale, Record<string, string>>) =>
  takeFingerprints((locale) => new Map(Object.entries(texts[locale])));

const before = {
  nl: { pay: 'Betaal' },
  en: { pay: 'Pay' },
  de: { pay: 'Zahlen' },
  es: { pay: 'Pagar' },
  fr: { pay: 'Payer' },
  sv: { pay: 'Betala' },
};

describe('messages', () => {
  it('were compared in all languages since they last changed', () => {
    const changes = findChanges(readReviewed(), currentFingerprints());
    expect(
      changes,
      'Run `npm run words -- changed`, look at the other languages, then `npm run words -- reviewed`',
    ).toEqual([]);
  });
});

describe('a changed message', () => {
  it('is unchanged as long as no language changes', () => {
    expect(findChanges(fingerprintsOf(before), fingerprintsOf(before))).toEqual([]);
  });

  it('names the languages to look at', () => {
    const now = { ...before, nl: { pay: 'Nu betalen' }, de: { pay: 'Jetzt zahlen' } };
    expect(findChanges(fingerprintsOf(before), fingerprintsOf(now))).toEqual([
      { key: 'pay', changed: ['nl', 'de'], unchanged: ['en', 'es', 'fr', 'sv'] },
    ]);
  });

  it('is reported when it is new, missing in one language, or gone', () => {
    const added = { ...before, nl: { pay: 'Betaal', later: 'Later' } };
    expect(findChanges(fingerprintsOf(before), fingerprintsOf(added)).map(({ key }) => key)).toEqual(['later']);
    expect(findChanges(fingerprintsOf(added), fingerprintsOf(before)).map(({ key }) => key)).toEqual(['later']);
    const missing = { ...before, sv: {} };
    expect(findChanges(fingerprintsOf(before), fingerprintsOf(missing))).toEqual([
      { key: 'pay', changed: ['sv'], unchanged: ['nl', 'en', 'de', 'es', 'fr'] },
    ]);
  });
});
