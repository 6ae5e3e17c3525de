import { describe, expect, it } from 'vitest';
import { suggestLocale } from './choose-country';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const offer = (languages: string[], { kept, userAgent = CHROME }: { kept?: string; userAgent?: string } = {}) =>
  suggestLocale('nl', ['en', 'de', 'fr'], { languages, kept, userAgent });

describe('chooseOffer', () => {
  it('offers the first language that we speak', () => {
    expect(offer(['da-DK', 'de-AT', 'en'])).toBe('de');
  });

  it('offers nothing to who reads the language of this shop', () => {
    expect(offer(['nl-BE', 'fr-BE'])).toBeNull();
  });

  it('offers nothing in a language that we do not speak', () => {
    expect(offer(['ja'])).toBeNull();
    expect(offer([])).toBeNull();
  });

  it('asks only once, whatever the answer was', () => {
    expect(offer(['de'], { kept: 'nl' })).toBeNull();
    expect(offer(['de'], { kept: 'de' })).toBeNull();
  });

  it('leaves crawlers alone', () => {
    expect(offer(['en-US'], { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeNull();
  });
});
