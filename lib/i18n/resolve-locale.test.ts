import { describe, expect, it } from 'vitest';
import { preferredLocale, resolveLocale } from './resolve-locale';
import { parseLocaleHosts } from '@/backend/contract/locale-hosts';

const origins = parseLocaleHosts(undefined, 3000);

describe('resolveLocale', () => {
  it('prefers the domain', () => {
    expect(resolveLocale({ host: 'de.localhost:3000', cookie: 'fr', acceptLanguage: 'sv' }, origins)).toBe('de');
  });

  it('uses cookie, then browser, then nl on an unknown host', () => {
    const host = '127.0.0.1:3000';
    expect(resolveLocale({ host, cookie: 'fr', acceptLanguage: 'sv' }, origins)).toBe('fr');
    expect(resolveLocale({ host, cookie: 'xx', acceptLanguage: 'sv,en;q=0.5' }, origins)).toBe('sv');
    expect(resolveLocale({ host: undefined }, origins)).toBe('nl');
  });
});

describe('preferredLocale', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['it, pt;q=0.9, en-US;q=0.4, fr;q=0.5', 'fr'],
    ['en;q=0, sv;q=0.1', 'sv'],
    ['*', null],
    ['SV;Q=0.2, de-AT;q=0.3', 'de'],
    ['fr;q=x', null],
    ['', null],
    [';;;q=,,,', null],
    [undefined, null],
  ])('%s -> %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
