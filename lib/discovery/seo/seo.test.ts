import { describe, expect, it } from 'vitest';
import { hreflang } from './hreflang';
import { feedPaths } from '@/lib/discovery/feeds/feed-paths';
import { buildRobots } from './robots';

describe('hreflang', () => {
  it('lists every language on its own domain, and the default', () => {
    expect(hreflang({ nl: '/shop', es: '/tienda' })).toEqual({
      nl: 'http://localhost:3000/shop',
      es: 'http://es.localhost:3000/tienda',
      'x-default': 'http://localhost:3000/shop',
    });
  });

  it('is undefined for a single language', () => {
    expect(hreflang({ de: '/nur-hier' })).toBeUndefined();
    expect(hreflang({ de: '/a', fr: '/b' })).not.toHaveProperty('x-default');
  });
});

it('disallows endpoints, and everything in a demo', () => {
  expect(buildRobots('https://zwotter.es', false)).toMatch(
    /Disallow: \/api\/[\s\S]*Sitemap: https:\/\/zwotter\.es\/sitemap\.xml/,
  );
  expect(buildRobots('https://zwotter.es', true)).toContain('Disallow: /\n');
});

it('robots.txt lets everybody read feeds and the guide for language models', () => {
  const refused = [...buildRobots('http://localhost:3000', false).matchAll(/^Disallow: (.*)$/gm)].map(
    ([, path = '']) => path,
  );
  for (const path of [...Object.values(feedPaths), '/llms.txt'])
    expect(
      refused.filter((prefix) => path.startsWith(prefix)),
      path,
    ).toEqual([]);
});
