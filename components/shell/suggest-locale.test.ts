import { describe, expect, it } from 'vitest';
import { suggestLocale } from './suggest-locale';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const offer = (languages: string[], { stored, userAgent = CHROME }: { stored?: string; userAgent?: string } = {}) =>
  suggestLocale('nl', ['en', 'de', 'fr'], { languages, stored, userAgent });

describe('suggestLocale', () => {
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
    expect(offer(['de'], { stored: 'nl' })).toBeNull();
    expect(offer(['de'], { stored: 'de' })).toBeNull();
  });

  it('suggests nothing to crawlers', () => {
    expect(offer(['en-US'], { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeNull();
  });
});
