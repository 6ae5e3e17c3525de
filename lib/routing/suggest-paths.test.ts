import { describe, expect, it } from 'vitest';
import { buildRouteIndex } from './route-index';
import { suggestPaths } from './suggest-paths';

const product = (slug: string, locale: 'nl' | 'de' = 'nl') => ({ id: slug, locale, slug });
const page = (...path: string[]) => ({ id: path.join('/'), locale: 'nl' as const, path });
const index = buildRouteIndex({
  pages: [page(), page('shop'), page('hulp', 'maattabel'), page('verzenden-en-retourneren'), page('mijn-zwotter')],
  products: [product('zwotter-classic-drijfpak'), product('zwotter-pro-drijfpak'), product('zwotter-deutsch', 'de')],
  articles: [product('leren-zwemmen-in-de-zomer')],
  levels: [],
  lessons: [],
  profile: 'mijn-zwotter',
});
const suggest = (path: string): string[] => suggestPaths(index, 'nl', path);

describe('suggestPaths', () => {
  it('finds paths that share terms, best match first', () => {
    expect(suggest('/shop/zwotter-classic')).toEqual(['/shop/zwotter-classic-drijfpak', '/shop/zwotter-pro-drijfpak']);
    expect(suggest('/retourneren')).toEqual(['/verzenden-en-retourneren']);
    expect(suggest('/blog/Zomer%20zwemmen')).toEqual(['/blog/leren-zwemmen-in-de-zomer']);
  });
  it('matches different word endings', () => {
    expect(suggest('/drijfpakken')).toHaveLength(2);
    expect(suggest('/maattabellen')).toEqual(['/hulp/maattabel']);
  });
  it('suggests nothing for junk or a bare folder name, and never the profile', () => {
    for (const path of ['/wp-login.php', '/shop/x', '/%', '/', '/mijn', '/%00', `/${'x'.repeat(2000)}`])
      expect(suggest(path), path).toEqual([]);
  });
  it('limits the number of suggestions', () => {
    const many = buildRouteIndex({
      pages: [],
      products: Array.from({ length: 10_000 }, (_, at) => product(`zwotter-pak-blauw-${at}`)),
      articles: [],
      levels: [],
      lessons: [],
    });
    expect(suggestPaths(many, 'nl', '/shop/zwotter-pak-blauw-1234')[0]).toBe('/shop/zwotter-pak-blauw-1234');
    expect(suggestPaths(many, 'nl', `/shop/${'pak-zwotter-'.repeat(300)}`)).toHaveLength(3);
  });
});
