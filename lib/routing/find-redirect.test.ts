import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRouteIndex } from './route-index';
import type { WireRouteIndex } from './route-index-wire';
import { resolveRoute } from './resolve-route';
import type { Route } from './route';
import { type Locale, LOCALES } from '@/backend/contract/locales';

type Rule = NonNullable<WireRouteIndex['redirects']>[number];
type Former = WireRouteIndex['former'][number];

const rule = (from: string, target: string, rest: Partial<Rule> = {}): Rule => ({
  from,
  target,
  locale: null,
  permanent: true,
  ...rest,
});
const former = (kind: Former['kind'], id: string, path: string, locale: Locale = 'nl'): Former => ({
  kind,
  id,
  path,
  locale,
});

const WIRE = {
  pages: [
    { id: 'home', locale: 'nl' as const, path: [] },
    { id: 'help', locale: 'nl' as const, path: ['hulp'] },
    { id: 'sizes', locale: 'nl' as const, path: ['hulp', 'maten'] },
    { id: 'sizes', locale: 'de' as const, path: ['hilfe', 'größen'] },
    { id: 'info', locale: 'nl' as const, path: ['informatie'] },
    { id: 'about', locale: 'en' as const, path: ['info'] },
    { id: 'about', locale: 'nl' as const, path: ['over-ons'] },
    { id: 'english', locale: 'en' as const, path: ['english-only'] },
  ],
  products: [
    { id: 'suit', locale: 'nl' as const, slug: 'pak' },
    { id: 'suit', locale: 'es' as const, slug: 'traje' },
  ],
  articles: [],
  levels: [{ id: 'level', locale: 'nl' as const, slug: 'niveau' }],
  lessons: [{ id: 'lesson', locale: 'nl' as const, slug: 'les', level: 'level' }],
};

function resolver(parts: { former?: Former[]; redirects?: Rule[] }) {
  const index = buildRouteIndex({ ...WIRE, ...parts });
  return (locale: Locale, pathname: string): Route =>
    resolveRoute({ locale, pathname, search: new URLSearchParams() }, index);
}
const redirect = (path: string, rest: object = {}) => ({ kind: 'redirect', path, ...rest });
const missing = { kind: 'missing' };
const gone = { kind: 'gone' };

describe('a previous permalink', () => {
  const resolve = resolver({
    former: [
      former('page', 'sizes', 'maten'),
      former('page', 'sizes', 'help/maten'),
      former('page', 'help', 'info'),
      former('product', 'suit', 'oud-pak'),
      former('product', 'suit', 'viejo', 'es'),
      former('lesson', 'lesson', 'oud-niveau/les'),
      former('level', 'level', 'oud-niveau'),
      former('product', 'suit', 'pak'),
      former('article', 'burnt', 'weg'),
      former('page', 'english', 'alleen-engels'),
      former('page', 'removed', 'verwijderd'),
      former('page', 'removed-too', 'hulp'),
    ],
  });

  it.each<[Locale, string, string]>([
    ['nl', '/maten', '/hulp/maten'],
    ['nl', '/help/maten', '/hulp/maten'],
    ['nl', '/help/maten/', '/hulp/maten'],
    ['nl', '/Help/Maten', '/hulp/maten'],
    ['nl', '/shop/oud-pak', '/shop/pak'],
    ['nl', '/academy/oud-niveau', '/academy/niveau'],
    ['nl', '/academy/oud-niveau/les', '/academy/niveau/les'],
    // The prefix of another language, and the permalink of another language.
    ['nl', '/tienda/oud-pak', '/shop/pak'],
    ['nl', '/tienda/viejo', '/shop/pak'],
    ['de', '/maten', '/hilfe/gr%C3%B6%C3%9Fen'],
    // Previous permalinks of this language take precedence over permalinks of another one.
    ['nl', '/info', '/hulp'],
  ])('on %s redirects %s to %s', (locale, address, path) => {
    expect(resolve(locale, address)).toEqual(redirect(path));
  });

  it('redirects to the current permalink of the entry', () => {
    expect(resolve('nl', '/shop/pak')).toEqual({ kind: 'rewrite', path: '/nl/shop/pak' });
    expect(resolve('nl', '/hulp')).toEqual({ kind: 'rewrite', path: '/nl/hulp' });
  });

  it('is gone once the entry is deleted, and missing while another language has it', () => {
    expect(resolve('nl', '/blog/weg')).toEqual(gone);
    expect(resolve('nl', '/verwijderd')).toEqual(gone);
    expect(resolve('nl', '/Verwijderd')).toEqual(gone);
    expect(resolve('nl', '/alleen-engels')).toEqual(missing);
    expect(resolve('de', '/verwijderd')).toEqual(missing);
  });
});

describe('a redirect rule', () => {
  const resolve = resolver({
    former: [former('page', 'sizes', 'maten'), former('page', 'removed', 'weg')],
    redirects: [
      rule('/oud', '/hulp'),
      rule('/tijdelijk', '/hulp', { permanent: false }),
      rule('/oud/über', '/shop/pak?color=blue#maat'),
      rule('/zoek', '/search?q=pak'),
      rule('/a', '/b?x=1'),
      rule('/b', '/c'),
      rule('/c', '/maten', { permanent: false }),
      rule('/hulp', '/over-ons'),
      rule('/weg', '/hulp'),
      rule('/partner', 'https://example.org/x?y=1'),
      rule('/naar-partner', '/partner'),
      rule('/taal', '/hulp'),
      rule('/taal', '/over-ons', { locale: 'nl' }),
      rule('/duits', '/hulp', { locale: 'de' }),
      rule('/nergens', '/bestaat-niet'),
      rule('/zichzelf', '/zichzelf'),
      rule('/rond', '/rond-2'),
      rule('/rond-2', '/rond/'),
      rule('/info', '/informatie'),
      rule('/spaans', '/shop/pak'),
      rule('/catalogus', '/media/catalogue.pdf?v=2'),
      rule('/nieuws', '/rss.xml', { permanent: false }),
      rule('/naar-nieuws', '/nieuws'),
      rule('/oud.pdf', '/hulp'),
      rule('/naar-oud', '/Oud.pdf'),
      rule('/rond.pdf', '/rond-2.pdf'),
      rule('/rond-2.pdf', '/Rond.pdf'),
      rule('/elders', '//evil.com'),
    ],
  });

  it.each<[Locale, string, Route | object]>([
    ['nl', '/oud', redirect('/hulp')],
    ['nl', '/OUD/', redirect('/hulp')],
    ['nl', '/tijdelijk', redirect('/hulp', { temporary: true })],
    ['nl', '/oud/%C3%BCber', redirect('/shop/pak?color=blue#maat')],
    ['nl', '/zoek', redirect('/search?q=pak')],
    ['nl', '/partner', { kind: 'external', url: 'https://example.org/x?y=1' }],
    ['nl', '/naar-partner', { kind: 'external', url: 'https://example.org/x?y=1' }],
    ['nl', '/taal', redirect('/over-ons')],
    ['es', '/spaans', redirect('/tienda/traje')],
    // Files are not in the index and are assumed to exist.
    ['nl', '/catalogus', redirect('/media/catalogue.pdf?v=2')],
    ['nl', '/nieuws', redirect('/rss.xml', { temporary: true })],
    ['nl', '/naar-nieuws', redirect('/rss.xml', { temporary: true })],
    ['nl', '/naar-oud', redirect('/hulp')],
    // A rule takes precedence over pages of another language and over 410.
    ['nl', '/info', redirect('/informatie')],
    ['nl', '/weg', redirect('/hulp')],
  ])('on %s resolves %s', (locale, address, route) => {
    expect(resolve(locale, address)).toEqual(route);
  });

  it('follows other rules in one hop, temporary if any of them is', () => {
    expect(resolve('nl', '/a')).toEqual(redirect('/hulp/maten?x=1', { temporary: true }));
  });

  it('never overrides a published page', () => {
    expect(resolve('nl', '/hulp')).toEqual({ kind: 'rewrite', path: '/nl/hulp' });
    expect(resolve('nl', '/Hulp')).toEqual(redirect('/hulp'));
  });

  it('is ignored in other locales, for missing targets and in cycles', () => {
    for (const address of [
      '/duits',
      '/nergens',
      '/zichzelf',
      '/rond',
      '/rond-2',
      '/rond.pdf',
      '/rond-2.pdf',
      '/elders',
    ])
      expect(resolve('nl', address), address).toEqual(missing);
  });
});

it('resolves any set of rules to a path that is not itself redirected', () => {
  const names = ['/a', '/b', '/c', '/d.pdf', '/hulp'];
  const anyRule = fc.record({
    from: fc.constantFrom(...names),
    target: fc.constantFrom(
      ...names,
      '/A/',
      '//evil.com',
      '/D.pdf',
      '/media/x.pdf',
      '/hulp?x=1',
      'https://example.org/',
    ),
    locale: fc.constantFrom<Locale | null>(null, 'nl', 'de'),
    permanent: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 12 }),
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...names),
      (redirects, locale, address) => {
        const route = resolver({ redirects })(locale, address);
        if (route.kind !== 'redirect') return;
        expect(route.path).toMatch(/^\/(hulp|d\.pdf|media\/)/i);
        // The chain ends there.
        expect(resolver({ redirects })(locale, route.path.replace(/\?.*/, ''))).not.toMatchObject({ kind: 'redirect' });
      },
    ),
  );
});
