import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const HOSTS = 'de=https://shop.example,fr=https://fr.shop.example';
const PATHS = { nl: '/over-ons', de: '/ueber-uns', fr: '/a-propos', sv: '/om-oss' };

beforeAll(() => {
  vi.stubEnv('LOCALE_HOSTS', HOSTS);
  vi.resetModules();
});
afterAll(() => vi.unstubAllEnvs());

it('a shop with two languages tells search engines of those, and leads others to its first', async () => {
  const { hreflang } = await import('@/lib/discovery/seo/hreflang');
  expect(hreflang(PATHS)).toEqual({
    de: 'https://shop.example/ueber-uns',
    fr: 'https://fr.shop.example/a-propos',
    'x-default': 'https://shop.example/ueber-uns',
  });
  expect(hreflang({ nl: '/over-ons', de: '/ueber-uns' })).toBeUndefined();
});

it('nobody gets a language without a domain on an unknown host', async () => {
  const { resolveLocale } = await import('./resolve-locale');
  const host = '127.0.0.1:3000';
  expect(resolveLocale({ host, cookie: 'nl' })).toBe('de');
  expect(resolveLocale({ host, acceptLanguage: 'fr' })).toBe('fr');
  expect(resolveLocale({ host, acceptLanguage: 'sv' })).toBe('de');
});
