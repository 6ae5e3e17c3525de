import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PREVIOUS_PERMALINKS } from '@/backend/contract/limits';
import type { Locale } from '@/backend/contract/locales';
import { articlePath, lessonPath, levelPath, pagePath, productPath } from '@/backend/contract/paths';
import { ROUTE_KINDS, type RouteKind } from '@/backend/contract/route-kinds';
import { ChangingShop } from './changing-shop.fixtures';
import { PreviousPermalinks } from './previous-permalinks';
import { buildRouteIndex, type RouteIndex } from './route-index';

const LANGUAGES = ['nl', 'de'] as const;
const NUMBERS = [1, 2, 3] as const;
/** Few, so that entries take each other's. */
const SLUGS = ['a', 'b', 'c', 'd'] as const;

const idOf = (kind: RouteKind, number: number): string => `${kind}${number}`;

const entry = fc.record({
  kind: fc.constantFrom(...ROUTE_KINDS),
  number: fc.constantFrom(...NUMBERS),
  locale: fc.constantFrom(...LANGUAGES),
  slug: fc.constantFrom(...SLUGS),
  parent: fc.option(fc.constantFrom(...NUMBERS)),
});

type Change = (shop: ChangingShop) => void;

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: entry.map(({ kind, number, locale, slug, parent }): Change => {
      const above = { page: 'page', lesson: 'level', product: null, article: null, level: null } as const;
      const kindAbove = above[kind];
      const parentId = kindAbove && parent && idOf(kindAbove, parent);
      return (shop) => shop.publish(kind, idOf(kind, number), locale, slug, parentId);
    }),
  },
  entry.map(
    ({ kind, number, locale }): Change =>
      (shop) =>
        shop.unpublish(idOf(kind, number), locale),
  ),
  entry.map(
    ({ kind, number }): Change =>
      (shop) =>
        shop.remove(idOf(kind, number)),
  ),
  entry.map(
    ({ slug, number }): Change =>
      (shop) =>
        shop.redirect(`/${slug}`, `/to-${number}`),
  ),
  entry.map(
    ({ number }): Change =>
      (shop) =>
        shop.chooseProfile(number === 3 ? null : idOf('page', number)),
  ),
);

/** Something is published, one of the changes is written down, or the storefront reads all but the newest of them. */
const step = fc.oneof(
  change.map((apply) => ({ apply, record: null, late: null })),
  fc.nat({ max: 3 }).map((record) => ({ apply: null, record, late: null })),
  fc.nat({ max: 2 }).map((late) => ({ apply: null, record: null, late })),
);

const publicPath: Record<RouteKind, (locale: Locale, path: string) => string> = {
  page: (_locale, path) => pagePath(path.split('/')),
  product: productPath,
  article: articlePath,
  level: levelPath,
  lesson: (locale, path) => {
    const [level = '', slug = ''] = path.split('/');
    return lessonPath(locale, level, slug);
  },
};

/** All that the index says of these addresses and entries. */
function describeIndex(index: RouteIndex, { addresses }: ChangingShop) {
  const ids = ROUTE_KINDS.flatMap((kind) => NUMBERS.map((number) => idOf(kind, number)));
  return {
    lists: ROUTE_KINDS.map((kind) => index.list(kind).toSorted((a, b) => (a.id < b.id ? -1 : 1))),
    found: addresses.map(({ kind, locale, path }) => {
      const place = publicPath[kind](locale, path);
      const found = [index.find(locale, kind, place), index.findInAnyLocale(kind, place)];
      return [kind, locale, place, ...found, index.findByPreviousPermalink(locale, kind, place)];
    }),
    pages: LANGUAGES.map((locale) => ids.map((id) => [index.isPaged(locale, id), index.productPages(locale, id)])),
    rules: SLUGS.map((slug) => index.findRedirectRule('nl', [slug])),
    profile: index.profile,
    blog: LANGUAGES.map((locale) => [index.blog.count(locale, null), index.blog.count(locale, 'tag')]),
  };
}

describe('a patched index', () => {
  it('equals one that is loaded as a whole, after any changes and any moments of reading', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
        const shop = new ChangingShop();
        let index = buildRouteIndex(shop.whole());
        let read = 0;
        const readUntil = (until: number): void => {
          index = index.patch(shop.since(read, until));
          read = until;
        };
        for (const { apply, record, late } of steps) {
          apply?.(shop);
          if (record !== null) shop.record(record);
          if (late !== null) readUntil(Math.max(read, shop.changes - late));
        }
        shop.recordAll();
        readUntil(shop.changes);
        expect(describeIndex(index, shop)).toEqual(describeIndex(buildRouteIndex(shop.whole()), shop));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves a path to the entry that took it, though the one that left it is heard of later', () => {
    const shop = new ChangingShop();
    shop.publish('product', 'product1', 'nl', 'a', null);
    shop.recordAll();
    const before = buildRouteIndex(shop.whole());
    shop.publish('product', 'product1', 'nl', 'b', null);
    shop.publish('product', 'product2', 'nl', 'a', null);
    shop.record(1);
    const between = before.patch(shop.since(1, 2));
    shop.record(0);
    const after = between.patch(shop.since(2, 3));
    expect(after.find('nl', 'product', '/shop/a')).toBe('product2');
    expect(after.find('nl', 'product', '/shop/b')).toBe('product1');
  });

  it('leaves the index that it was made from as it was', () => {
    const shop = new ChangingShop();
    shop.publish('product', 'product1', 'nl', 'a', null);
    shop.publish('product', 'product2', 'nl', 'c', null);
    shop.recordAll();
    const before = buildRouteIndex(shop.whole());
    const seen = describeIndex(before, shop);
    const since = shop.changes;
    shop.publish('product', 'product1', 'nl', 'b', null);
    shop.remove('product2');
    shop.recordAll();
    const after = before.patch(shop.since(since, shop.changes));
    expect(after.find('nl', 'product', '/shop/b')).toBe('product1');
    expect(after.findByPreviousPermalink('nl', 'product', '/shop/a')).toBe('product1');
    expect(after.list('product')).toHaveLength(1);
    expect(describeIndex(before, shop).lists).toEqual(seen.lists);
    expect(before.find('nl', 'product', '/shop/b')).toBeNull();
    expect(before.findByPreviousPermalink('nl', 'product', '/shop/a')).toBeNull();
  });
});

describe('PreviousPermalinks', () => {
  const row = (number: number) => ({
    kind: 'page' as const,
    locale: 'nl' as const,
    path: `/${number}`,
    id: String(number),
  });

  it('keeps the newest of a language, whether loaded or patched', () => {
    const rows = Array.from({ length: MAX_PREVIOUS_PERMALINKS }, (_, index) => row(MAX_PREVIOUS_PERMALINKS - index));
    const loaded = new PreviousPermalinks(rows);
    // The oldest is left once more, then another one for the first time.
    const patched = loaded.replace([row(1)], []).replace([row(MAX_PREVIOUS_PERMALINKS + 1)], []);
    expect(loaded.find('nl', 'page', '/2')).toBe('2');
    expect(patched.find('nl', 'page', '/2')).toBeNull();
    expect(patched.find('nl', 'page', '/1')).toBe('1');
    expect(patched.find('nl', 'page', `/${MAX_PREVIOUS_PERMALINKS + 1}`)).toBe(String(MAX_PREVIOUS_PERMALINKS + 1));
  });
});
