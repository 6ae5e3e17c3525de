import { describe, expect, it } from 'vitest';
import { isPublic, localeOfHost } from './hosts';
import { isLoopback, parseLocaleHosts, parseShopHosts } from '@/backend/contract/locale-hosts';

const live =
  'nl=https://zwotter.nl,en=https://zwotter.eu,de=https://zwotter.de,es=https://zwotter.es,fr=https://zwotter.fr,sv=https://zwotter.se';

describe('parseLocaleHosts', () => {
  it('defaults to a localhost name per locale', () => {
    expect(parseLocaleHosts(undefined, 3100)).toMatchObject({
      nl: 'http://localhost:3100',
      sv: 'http://sv.localhost:3100',
    });
  });

  it('accepts origins only', () => {
    expect(parseLocaleHosts(`${live}, nl = https://shop.example/path/ `, 3000).nl).toBe('https://shop.example');
  });

  it('rejects invalid entries by name', () => {
    expect(() => parseLocaleHosts('it=http://localhost', 3000)).toThrow(/it=/);
    expect(() => parseLocaleHosts('nl=javascript:alert(1)', 3000)).toThrow(/javascript/);
  });

  it('fills in missing locales for a local shop', () => {
    expect(parseLocaleHosts('nl=http://localhost:4000', 3000)).toMatchObject({
      nl: 'http://localhost:4000',
      en: 'http://en.localhost:3000',
    });
  });
});

describe('parseShopHosts', () => {
  it('has all languages in a local shop, and those that are named on public addresses', () => {
    expect(parseShopHosts('nl=http://localhost:4000', 3000).locales).toEqual(['nl', 'en', 'de', 'es', 'fr', 'sv']);
    expect(parseShopHosts(live, 3000).locales).toHaveLength(6);
    expect(parseShopHosts('sv=https://zwotter.se,de=https://zwotter.de', 3000).locales).toEqual(['de', 'sv']);
  });

  it('leads languages without a domain to that of the first one', () => {
    const { origins, locales } = parseShopHosts('sv=https://zwotter.se,de=https://zwotter.de', 3000);
    expect(origins).toMatchObject({ sv: 'https://zwotter.se', de: 'https://zwotter.de', nl: 'https://zwotter.de' });
    expect(localeOfHost('zwotter.de', origins, locales)).toBe('de');
    expect(localeOfHost('zwotter.nl', origins, locales)).toBeNull();
  });
});

describe('localeOfHost', () => {
  const origins = parseLocaleHosts(live, 3000);

  it('matches host name and port, case-insensitively', () => {
    expect(localeOfHost('Zwotter.SE', origins)).toBe('sv');
    expect(localeOfHost('en.localhost:3000', parseLocaleHosts(undefined, 3000))).toBe('en');
  });

  it('returns null for unknown hosts', () => {
    for (const host of ['zwotter.se:81', 'evil.zwotter.se', '127.0.0.1:3000', '', null, undefined]) {
      expect(localeOfHost(host, origins)).toBeNull();
    }
  });
});

it('distinguishes local from public origins', () => {
  for (const origin of ['http://localhost:3000', 'http://de.localhost', 'http://127.0.0.1', 'http://[::1]:3000']) {
    expect(isLoopback(origin)).toBe(true);
  }
  for (const origin of ['https://zwotter.nl', 'http://localhost.evil.com', 'http://10.0.0.1'])
    expect(isLoopback(origin)).toBe(false);
  expect(isPublic(parseLocaleHosts(live, 3000))).toBe(true);
  expect(isPublic(parseLocaleHosts(undefined, 3000))).toBe(false);
});
