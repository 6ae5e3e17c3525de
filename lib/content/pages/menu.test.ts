import { describe, expect, it } from 'vitest';
import { resolveMenu } from './menu';
import { buildRouteIndex } from '@/lib/routing/route-index';

const index = buildRouteIndex({
  pages: [
    { id: 'help', locale: 'nl', path: ['hulp'] },
    { id: 'help', locale: 'de', path: ['hilfe'] },
    { id: 'about', locale: 'en', path: ['about'] },
  ],
  products: [],
  articles: [],
  levels: [],
  lessons: [],
  former: [
    { kind: 'page', id: 'help', locale: 'nl', path: 'oude-hulp' },
    { kind: 'page', id: 'removed', locale: 'nl', path: 'weg' },
  ],
  redirects: [{ from: '/partner', target: 'https://example.org/', locale: null, permanent: true }],
});
const settle = (path: string, known = true): string | undefined =>
  resolveMenu([{ id: '1', title: 'Item', path }], 'nl', known ? index : null)[0]?.path;

describe('resolveMenu', () => {
  it.each([
    ['/hulp', '/hulp'],
    ['hulp', '/hulp'],
    [' hulp ', '/hulp'],
    ['/hulp?a=1#b', '/hulp?a=1#b'],
    ['/hilfe', '/hulp'],
    ['/hilfe#b', '/hulp#b'],
    ['/oude-hulp', '/hulp'],
    ['/Hulp/', '/hulp'],
    ['/login', '/login'],
    ['/search?q=pak', '/search?q=pak'],
    ['/partner', 'https://example.org/'],
    ['/media/handleiding.pdf', '/media/handleiding.pdf'],
    ['/blog/rss.xml', '/blog/rss.xml'],
    ['#faq', '#faq'],
    ['https://example.org/x', 'https://example.org/x'],
    ['mailto:a@b.nl', 'mailto:a@b.nl'],
    ['tel:+31612345678', 'tel:+31612345678'],
  ])('shows %s as %s', (path, shown) => {
    expect(settle(path)).toBe(shown);
  });

  it.each([
    '/bestaat-niet',
    '/about',
    '/weg',
    '/_missing',
    '/a%2fb',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'http://[broken',
  ])('drops %s', (path) => {
    expect(settle(path)).toBeUndefined();
  });

  it('trusts internal paths without an index, but never unsafe URLs', () => {
    expect(settle('/bestaat-niet', false)).toBe('/bestaat-niet');
    expect(settle('javascript:alert(1)', false)).toBeUndefined();
  });

  it('drops items without a title', () => {
    expect(resolveMenu([{ id: '1', title: ' ', path: '/hulp' }], 'nl', index)).toEqual([]);
  });
});
