import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRouteIndex } from './route-index';
import { resolveRoute } from './resolve-route';
import type { Route } from './route';
import { LOCALE_SETTINGS, type Locale, LOCALES } from '@/backend/contract/locales';
import { SORTS } from '@/backend/contract/products';

const COLORS = ['blue', 'pink'];
const SIZES = ['xs', 's', 'm'];

const perLocale = <T>(make: (locale: Locale) => T): T[] => LOCALES.map(make);
const index = buildRouteIndex({
  pages: [
    ...perLocale((locale) => ({ id: 'home', locale, path: [] })),
    ...perLocale((locale) => ({
      id: 'shop',
      locale,
      path: [LOCALE_SETTINGS[locale].segments.shop],
      productsPerPage: 2,
    })),
    ...perLocale((locale) => ({
      id: 'blog',
      locale,
      path: [LOCALE_SETTINGS[locale].segments.blog],
      articlesPerPage: locale === 'de' ? 2 : null,
    })),
    ...perLocale((locale) => ({ id: 'academy', locale, path: ['academy'] })),
    ...perLocale((locale) => ({ id: 'reviews', locale, path: [LOCALE_SETTINGS[locale].segments.reviews] })),
    { id: 'cart', locale: 'nl', path: ['winkelmand'] },
    { id: 'cart', locale: 'en', path: ['cart'] },
    { id: 'profile', locale: 'nl', path: ['mijn-zwotter'] },
    { id: 'profile', locale: 'de', path: ['mein-zwotter'] },
    { id: 'team', locale: 'nl', path: ['over-ons', 'team'] },
    { id: 'care', locale: 'nl', path: ['shop', 'wasvoorschrift'] },
    { id: 'about', locale: 'de', path: ['über-uns'] },
    { id: 'news', locale: 'nl', path: ['nieuws'], paged: true },
    { id: 'news', locale: 'de', path: ['neues'] },
  ],
  products: ['suit', 'mini', 'pro'].flatMap((id) => perLocale((locale) => ({ id, locale, slug: `${id}-${locale}` }))),
  articles: ['swim', 'float', 'dive'].flatMap((id) => perLocale((locale) => ({ id, locale, slug: `${id}-${locale}` }))),
  tags: perLocale((locale) => ({ id: 'home', locale, slug: `home-${locale}`, articles: 2 })),
  levels: perLocale((locale) => ({ id: 'level', locale, slug: `level-${locale}` })),
  lessons: perLocale((locale) => ({ id: 'lesson', locale, slug: `lesson-${locale}`, level: 'level' })),
  profile: 'profile',
  filters: [
    { key: 'color', values: COLORS },
    { key: 'size', values: SIZES },
  ],
});

function resolve(locale: Locale, address: string, known = true): Route {
  const [pathname = '', query] = address.split('?');
  return resolveRoute({ locale, pathname, search: new URLSearchParams(query) }, known ? index : null);
}
const rewrite = (path: string): Route => ({ kind: 'rewrite', path });
const redirect = (path: string): Route => ({ kind: 'redirect', path });
const missing: Route = { kind: 'missing' };

describe('pages', () => {
  it.each<[Locale, string, string]>([
    ['nl', '/', '/nl'],
    ['nl', '/winkelmand', '/nl/winkelmand'],
    ['nl', '/over-ons/team', '/nl/over-ons/team'],
    ['de', '/%C3%BCber-uns', '/de/%C3%BCber-uns'],
    ['nl', '/shop/suit-nl', '/nl/shop/suit-nl'],
    ['es', '/tienda/suit-es', '/es/shop/suit-es'],
    ['fr', '/magasin/suit-fr', '/fr/shop/suit-fr'],
    ['sv', '/butik/suit-sv', '/sv/shop/suit-sv'],
    ['sv', '/blogg/swim-sv', '/sv/blog/swim-sv'],
    ['en', '/academy/level-en', '/en/academy/level-en'],
    ['de', '/course/level-de', '/de/academy/level-de'],
    ['de', '/course/level-de/lesson-de', '/de/academy/level-de/lesson-de'],
    ['de', '/academy', '/de/academy'],
    ['es', '/tienda', '/es/tienda'],
    ['nl', '/shop/wasvoorschrift', '/nl/shop/wasvoorschrift'],
  ])('%s %s is %s', (locale, address, path) => {
    expect(resolve(locale, address)).toEqual(rewrite(path));
  });

  it('the profile is rendered per visitor and accepts one parameter', () => {
    expect(resolve('nl', '/mijn-zwotter')).toEqual(rewrite('/nl/_profile/mijn-zwotter'));
    expect(resolve('de', '/mein-zwotter?page=3&x=1&color=blue')).toEqual(rewrite('/de/_profile/mein-zwotter?page=3'));
    expect(resolve('de', '/mein-zwotter?page=../x')).toEqual(rewrite('/de/_profile/mein-zwotter'));
    expect(resolve('de', '/mijn-zwotter')).toEqual(redirect('/mein-zwotter'));
    expect(resolve('nl', '/_profile/mijn-zwotter')).toEqual(missing);
    // Without the index the profile cannot be recognized; the shared page is used, which shows nothing personal.
    expect(resolve('nl', '/mijn-zwotter', false)).toEqual(rewrite('/nl/mijn-zwotter'));
  });

  it.each([
    '/login',
    '/find-order',
    '/account/email-changed',
    '/account/deleted',
    '/register',
    '/forgot-password',
    '/reset',
    '/email-confirmed',
    '/connect/google/redirect',
    '/order-payment',
    '/back-in-stock',
    '/cart-reminder',
    '/newsletter',
    '/practice-mail',
    '/certificates',
    '/free-lessons',
    '/certificates/K7QM-2XPD-9RT4-HW01',
    '/finish/abcdefghijklmnopqrstuvwx',
    '/search',
  ])('%s is the same in every locale', (path) => {
    for (const locale of LOCALES) expect(resolve(locale, path)).toEqual(rewrite(`/${locale}${path}`));
  });

  it('passes only the unsubscribe parameters', () => {
    expect(resolve('de', '/back-in-stock?request=abc.def&x=1')).toEqual(rewrite('/de/back-in-stock?request=abc.def'));
    expect(resolve('nl', '/back-in-stock?done=1')).toEqual(rewrite('/nl/back-in-stock?done=1'));
  });

  it('the review link is one page per key, in every language', () => {
    const key = `_${'aZ9-'.repeat(10)}bc`;
    for (const locale of LOCALES)
      expect(resolve(locale, `/review/${key}`)).toEqual(rewrite(`/${locale}/review/${key}`));
    expect(resolve('de', `/review/${key}?product=a%26b&x=1`)).toEqual(rewrite(`/de/review/${key}?product=a%26b`));
    expect(resolve('de', `/review/${key}/stop?done=1`)).toEqual(rewrite(`/de/review/${key}/stop?done=1`));
    for (const wrong of [`/review/${key}a`, `/review/${key.slice(1)}`, '/review', `/review/${key}/other`])
      expect(resolve('nl', wrong), wrong).toEqual(missing);
  });

  it('passes only the parameters of mailed links', () => {
    expect(resolve('de', '/mail-link/sign-up?code=a_b&utm=1')).toEqual(rewrite('/de/mail-link/sign-up?code=a_b'));
    expect(resolve('nl', '/mail-link/order?order=s&code=c&busy=1')).toEqual(
      rewrite('/nl/mail-link/order?code=c&order=s&busy=1'),
    );
    expect(resolve('sv', '/mail-link/children?code=c&utm=1')).toEqual(rewrite('/sv/mail-link/children?code=c'));
    expect(resolve('nl', '/mail-link/other').kind).toBe('missing');
  });

  it('passes only the number of a certificate, the code of a parcel card and the link of the weekly mail', () => {
    expect(resolve('fr', '/free-lessons?code=K7QM&busy=1&x=1')).toEqual(rewrite('/fr/free-lessons?code=K7QM&busy=1'));
    expect(resolve('de', '/certificates?number=K7QM&x=1')).toEqual(rewrite('/de/certificates?number=K7QM'));
    expect(resolve('nl', '/practice-mail?stop=a.b&x=1')).toEqual(rewrite('/nl/practice-mail?stop=a.b'));
  });

  it('passes only the newsletter parameters', () => {
    expect(resolve('de', '/newsletter?confirm=a.b&utm=1')).toEqual(rewrite('/de/newsletter?confirm=a.b'));
    expect(resolve('nl', '/newsletter?stop=a.b&done=x')).toEqual(rewrite('/nl/newsletter?stop=a.b&done=x'));
  });

  it('passes only the search query', () => {
    expect(resolve('de', '/search?q=Float%20%20Suit&color=blue')).toEqual(rewrite('/de/search?q=Float%20Suit'));
    expect(resolve('nl', '/search?q=a%26b%3D%2F..')).toEqual(rewrite('/nl/search?q=a%26b%3D%2F..'));
    expect(resolve('nl', `/search?q=${'x'.repeat(2000)}`)).toEqual(rewrite(`/nl/search?q=${'x'.repeat(100)}`));
    expect(resolve('nl', '/search?q=%20')).toEqual(rewrite('/nl/search'));
  });

  it('accepts well-formed order slugs', () => {
    const slug = 'Abc_-'.repeat(5);
    expect(resolve('nl', `/order/${slug}`)).toEqual(rewrite(`/nl/order/${slug}`));
    // One slug in 64 starts with `_`.
    expect(resolve('nl', `/order/_${slug.slice(1)}`)).toEqual(rewrite(`/nl/order/_${slug.slice(1)}`));
    expect(resolve('nl', '/order/short')).toEqual(missing);
    expect(resolve('nl', `/order/${slug}/x`)).toEqual(missing);
  });
});

describe('listings', () => {
  it('prepend the accepted parameters, on listings only', () => {
    expect(resolve('nl', '/shop?size=m&utm=1')).toEqual(rewrite('/nl/~size=m/shop'));
    expect(resolve('es', '/tienda?page=2')).toEqual(rewrite('/es/~page=2/tienda'));
    expect(resolve('sv', '/blogg?page=2')).toEqual(rewrite('/sv/~page=2/blogg'));
    expect(resolve('sv', '/omdomen?stars=4&color=blue')).toEqual(rewrite('/sv/~stars=4/omdomen'));
    expect(resolve('sv', '/blogg?tag=home-sv&page=2')).toEqual(rewrite('/sv/~page=2;tag=home-sv/blogg'));
    expect(resolve('nl', '/winkelmand?color=blue')).toEqual(rewrite('/nl/winkelmand'));
    expect(resolve('nl', '/?color=blue')).toEqual(rewrite('/nl'));
    expect(resolve('nl', '/shop/suit-nl?color=blue')).toEqual(rewrite('/nl/shop/suit-nl'));
  });

  it.each([
    ['/shop?page=3', '/nl/_listing/~page=3/shop'],
    ['/shop?color=blue&page=2', '/nl/_listing/~color=blue;page=2/shop'],
    ['/shop?color=blue,pink', '/nl/_listing/~color=blue,pink/shop'],
    ['/shop?color=blue&size=m', '/nl/_listing/~color=blue;size=m/shop'],
    ['/shop?color=blue&sort=name', '/nl/_listing/~color=blue;sort=name/shop'],
    ['/beoordelingen?page=2', '/nl/_listing/~page=2/beoordelingen'],
    ['/beoordelingen?product=suit-nl&stars=4', '/nl/_listing/~product=suit-nl;stars=4/beoordelingen'],
  ])('%s is one of too many lists to cache', (address, path) => {
    expect(resolve('nl', address)).toEqual(rewrite(path));
  });

  it('invented parameters reach few cached lists', () => {
    const values = (known: readonly string[]) =>
      fc.subarray([...known, 'junk'], { maxLength: 3 }).map((some) => some.join(','));
    const cached = new Set<string>();
    fc.assert(
      fc.property(
        values(COLORS),
        values(SIZES),
        fc.constantFrom('', ...SORTS),
        fc.integer({ min: 0, max: 1200 }),
        (color, size, sort, page) => {
          const route = resolve('nl', `/shop?color=${color}&size=${size}&sort=${sort}&page=${page}`);
          if (route.kind === 'rewrite' && !route.path.startsWith('/nl/_listing/')) cached.add(route.path);
        },
      ),
      { numRuns: 2000 },
    );
    // The list, its second page, and one per value.
    expect(cached.size).toBeLessThanOrEqual(2 + COLORS.length + SIZES.length + SORTS.length);
  });

  it('reviews are filtered by existing products only', () => {
    expect(resolve('nl', '/beoordelingen?product=suit-nl')).toEqual(rewrite('/nl/~product=suit-nl/beoordelingen'));
    for (const other of ['suit-de', 'nothing', '../x'])
      expect(resolve('nl', `/beoordelingen?product=${other}`), other).toEqual(rewrite('/nl/beoordelingen'));
    expect(resolve('nl', '/beoordelingen?product=suit-nl', false)).toEqual(rewrite('/nl/beoordelingen'));
  });

  it('other pages accept a page number only with a paginated list', () => {
    expect(resolve('nl', '/nieuws?page=2&color=blue')).toEqual(rewrite('/nl/_listing/~page=2/nieuws'));
    expect(resolve('de', '/neues?page=2')).toEqual(rewrite('/de/neues'));
    expect(resolve('nl', '/winkelmand?page=2')).toEqual(rewrite('/nl/winkelmand'));
    for (const page of ['0', '1', '-1', 'x', '1e9', '1000000000', '02', '2.5', '../..'])
      expect(resolve('nl', `/nieuws?page=${page}`)).toEqual(rewrite('/nl/nieuws'));
    // Without the index no page counts as paginated.
    expect(resolve('nl', '/nieuws?page=2', false)).toEqual(rewrite('/nl/nieuws'));
  });

  it.each([
    '/blog?tag=nothing',
    '/blog?tag=home-sv',
    '/blog?page=4',
    '/blog?page=999',
    '/blog?page=99999',
    '/blog?tag=home-nl&page=3',
    '/blog?tag=nothing&page=2',
  ])('%s has no articles and is not cached', (address) => {
    expect(resolve('nl', address)).toEqual(missing);
  });

  it('the blog has as many pages as its articles fill', () => {
    expect(resolve('de', '/blog?page=2')).toEqual(rewrite('/de/~page=2/blog'));
    expect(resolve('de', '/blog?tag=home-de')).toEqual(rewrite('/de/~tag=home-de/blog'));
    for (const list of ['page=3', 'tag=home-de&page=2', 'tag=nothing'])
      expect(resolve('de', `/blog?${list}`), list).toEqual(missing);
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=1000000000', 'page=x', 'page=', 'tag=', 'tag=../x', 'tag=%00'])(
    '/blog?%s is the blog',
    (query) => {
      expect(resolve('nl', `/blog?${query}`)).toEqual(rewrite('/nl/blog'));
    },
  );

  it('are passed through while the index is unavailable', () => {
    expect(resolve('nl', '/blog?tag=nothing', false)).toEqual(rewrite('/nl/_listing/~tag=nothing/blog'));
  });
});

describe('paths of another language', () => {
  it.each<[Locale, string, string]>([
    ['es', '/shop/suit-es', '/tienda/suit-es'],
    ['es', '/shop/suit-nl', '/tienda/suit-es'],
    ['nl', '/tienda/suit-es', '/shop/suit-nl'],
    ['nl', '/course/level-de/lesson-de', '/academy/level-nl/lesson-nl'],
    ['de', '/academy/level-de', '/course/level-de'],
    ['sv', '/blog/swim-sv', '/blogg/swim-sv'],
    ['es', '/shop', '/tienda'],
    ['en', '/winkelmand', '/cart'],
  ])('on %s redirects %s to %s', (locale, address, path) => {
    expect(resolve(locale, address)).toEqual(redirect(path));
  });

  it('are missing if this language has no such page', () => {
    expect(resolve('fr', '/winkelmand')).toEqual(missing);
  });
});

describe('alternative spellings', () => {
  it.each([
    ['/winkelmand/', '/winkelmand'],
    ['//winkelmand', '/winkelmand'],
    ['/over-ons//team/', '/over-ons/team'],
    ['/Winkelmand', '/winkelmand'],
    ['/SHOP/Suit-NL', '/shop/suit-nl'],
    ['/Login', '/login'],
    ['//evil.example', '/evil.example'],
  ])('redirects %s to %s', (address, path) => {
    expect(resolve('nl', address)).toEqual(redirect(path));
  });

  it.each([
    '/_missing',
    '/%5Fmissing',
    '/%5fstatus/error',
    '/~page=2',
    '/%7Epage=2/shop',
    '/nl/shop',
    '/a%2fb',
    '/shop%5cx',
    '/a\\b',
    '/%00',
    '/%',
    '/.env',
    '/shop/..',
    '/%2e%2e/x',
    '/a/b/c/d/e/f/g',
    `/${'x'.repeat(101)}`,
    `/${'x/'.repeat(300)}`,
    '/wp-login.php',
    '/shop/none',
    '/connect/facebook',
    '/_listing/~color=blue/shop',
    '/order',
    '/%0a',
  ])('%s is missing', (address) => {
    expect(resolve('nl', address)).toEqual(missing);
  });
});

describe('without an index', () => {
  it('pages are passed through', () => {
    expect(resolve('es', '/tienda/anything', false)).toEqual(rewrite('/es/shop/anything'));
    expect(resolve('es', '/shop/anything', false)).toEqual(redirect('/tienda/anything'));
    expect(resolve('nl', '/some/page', false)).toEqual(rewrite('/nl/some/page'));
    expect(resolve('nl', '/_missing', false)).toEqual(missing);
  });
});

it('never redirects to another site and never accepts an internal segment', () => {
  const part = fc.constantFrom(
    'shop',
    'tienda',
    'suit-nl',
    '_missing',
    '~color=blue',
    '..',
    '',
    '%2f',
    '%5f',
    'evil.com',
    '@',
    ':',
    'A',
    'é',
  );
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.array(part, { maxLength: 8 }), fc.boolean(), (locale, parts, known) => {
      const route = resolve(locale, `/${parts.join('/')}`, known);
      if (route.kind === 'redirect') expect(route.path).toMatch(/^\/(?!\/)/);
      if (route.kind === 'rewrite')
        expect(route.path).toMatch(new RegExp(`^/${locale}(/(~[a-z]+=[^/]*(?=/))?[^_~./][^/]*)*$|^/${locale}/~`));
    }),
  );
});
