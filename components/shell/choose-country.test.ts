import { describe, expect, it } from 'vitest';
import { suggestLocale } from './choose-country';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const offer = (languages: string[], { kept, userAgent = CHROME }: { kept?: string; userAgent?: string } = {}) =>
  suggestLocale('nl', ['en', 'de', 'fr'], { languages, kept, userAgent });

describe('chooseOffer', () => {
  it('suggests the first supported language of the browser', () => {
    expect(offer(['da-DK', 'de-AT', 'en'])).toBe('de');
  });

  it('suggests nothing to readers of the current language', () => {
    expect(offer(['nl-BE', 'fr-BE'])).toBeNull();
  });

  it('suggests nothing if no language is supported', () => {
    expect(offer(['ja'])).toBeNull();
    expect(offer([])).toBeNull();
  });

  it('suggests only once, whatever the choice was', () => {
    expect(offer(['de'], { kept: 'nl' })).toBeNull();
    expect(offer(['de'], { kept: 'de' })).toBeNull();
  });

  it('suggests nothing to crawlers', () => {
    expect(offer(['en-US'], { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeNull();
  });
});
