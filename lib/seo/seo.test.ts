import { describe, expect, it } from 'vitest';
import { buildRouteIndex } from '@/lib/content/route-index';
import { locales } from '@/lib/i18n/locales';
import { hreflang } from './hreflang';
import { buildRobots, buildSitemap } from './sitemap';

describe('hreflang', () => {
  it('names every language by its own domain, and the default', () => {
    expect(hreflang({ nl: '/shop', es: '/tienda' })).toEqual({
      nl: 'http://localhost:3000/shop',
      es: 'http://es.localhost:3000/tienda',
      'x-default': 'http://localhost:3000/shop',
    });
  });

  it('says nothing of a page in one language only', () => {
    expect(hreflang({ de: '/nur-hier' })).toBeUndefined();
    expect(hreflang({ de: '/a', fr: '/b' })).not.toHaveProperty('x-default');
  });
});

describe('buildSitemap', () => {
  const index = buildRouteIndex({
    pages: [
      ...locales.map((locale) => ({ id: 'home', locale, path: [] as string[] })),
      { id: 'cart', locale: 'es' as const, path: ['carrito'] },
    ],
    products: [
      { id: 'p', locale: 'es', slug: 'traje&co' },
      { id: 'p', locale: 'nl', slug: 'pak' },
      { id: 'only-nl', locale: 'nl', slug: 'alleen' },
    ],
    articles: [],
    levels: [],
    lessons: [],
  });
  const sitemap = buildSitemap(index, 'es', (kind, id) => kind === 'page' && id === 'cart');

  it('has the addresses of its own domain, with their other languages', () => {
    expect([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
      'http://es.localhost:3000/',
      'http://es.localhost:3000/tienda/traje%26co',
    ]);
    expect(sitemap).toContain('<xhtml:link rel="alternate" hreflang="nl" href="http://localhost:3000/shop/pak"/>');
    expect(sitemap).toContain('hreflang="x-default"');
  });

  it('leaves hidden pages out', () => {
    expect(sitemap).not.toContain('carrito');
  });
});

it('keeps crawlers off endpoints, and off a demo altogether', () => {
  expect(buildRobots('https://zwotter.es', false)).toMatch(
    /Disallow: \/api\/[\s\S]*Sitemap: https:\/\/zwotter\.es\/sitemap\.xml/,
  );
  expect(buildRobots('https://zwotter.es', true)).toContain('Disallow: /\n');
});
