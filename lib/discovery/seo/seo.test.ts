import { describe, expect, it } from 'vitest';
import { hreflang } from './hreflang';
import { buildRobots } from './robots';

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

it('keeps crawlers off endpoints, and off a demo altogether', () => {
  expect(buildRobots('https://zwotter.es', false)).toMatch(
    /Disallow: \/api\/[\s\S]*Sitemap: https:\/\/zwotter\.es\/sitemap\.xml/,
  );
  expect(buildRobots('https://zwotter.es', true)).toContain('Disallow: /\n');
});
