import { type BlogIndex, buildBlogIndex } from './blog-index';
import { articlePath, lessonPath, levelPath, pagePath, productPath } from '@/backend/contract/paths';
import type { FilterOption } from './filter-option';
import { countPages } from '@/lib/core/page-numbers';
import type { WireRouteIndex } from './route-index-wire';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Locale, LOCALES } from '@/backend/contract/locales';
import { ROUTE_KINDS, type RouteKind } from '@/backend/contract/route-kinds';
import { PermalinkMap, type PermalinkRow } from './permalink-map';
import { PreviousPermalinks } from './previous-permalinks';

/** An editor's redirect rule for a path without a page. */
interface RedirectRule {
  /** A path of this site, with query and fragment, or an http(s) URL. */
  target: string;
  permanent: boolean;
}

/** All permalinks in memory: decides whether a page exists and which path it has in the other languages. */
export interface RouteIndex {
  /** Id of the entry with this permalink in this locale; null if missing. */
  find(locale: Locale, kind: RouteKind, path: string): string | null;
  /** Permalink of an entry per locale that has it. */
  alternates(kind: RouteKind, id: string): Alternates;
  /** Id of the entry with this permalink in any locale. */
  findInAnyLocale(kind: RouteKind, path: string): string | null;
  /** Whether this page has a paginated list; only then its URL may have a page number. */
  isPaged(locale: Locale, id: string): boolean;
  /** Page size of the article list on this page; null if unknown. */
  articlesPerPage(locale: Locale, id: string): number | null;
  /** Number of pages that the product list on this page can fill; 1 without a list. */
  productPages(locale: Locale, id: string): number;
  /** Id of the entry that previously had this permalink in this locale. */
  findByPreviousPermalink(locale: Locale, kind: RouteKind, path: string): string | null;
  /** The redirect rule for this path; a rule for the locale takes precedence over one for all locales. */
  findRedirectRule(locale: Locale, segments: string[]): RedirectRule | null;
  /** Id of the profile page, which is rendered per visitor; null if missing. */
  profile: string | null;
  blog: BlogIndex;
  /** Options by which the shop can be filtered. */
  filters: FilterOption[];
  /** All entries of a kind, for the sitemap. */
  list(kind: RouteKind): { id: string; alternates: Alternates }[];
  /** The index after these changes. */
  patch(changes: WireIndex): RouteIndex;
}

type WireIndex = Omit<WireRouteIndex, 'former'> & Partial<Pick<WireRouteIndex, 'former'>>;
type WirePage = WireRouteIndex['pages'][number];

/** What an index looks up. A patch makes new tables, so that whoever holds an index sees one state of the shop. */
interface Tables {
  places: Record<RouteKind, PermalinkMap>;
  former: PreviousPermalinks;
  /** Pages with their lists by locale and id. */
  pages: Map<string, WirePage>;
  tags: NonNullable<WireRouteIndex['tags']>;
  profile: string | null;
  rules: Map<string, RedirectRule>;
  filters: FilterOption[];
}

const NOTHING: Tables = {
  places: {
    page: new PermalinkMap([]),
    product: new PermalinkMap([]),
    article: new PermalinkMap([]),
    level: new PermalinkMap([]),
    lesson: new PermalinkMap([]),
  },
  former: new PreviousPermalinks([]),
  pages: new Map(),
  tags: [],
  profile: null,
  rules: new Map(),
  filters: [],
};

export const buildRouteIndex = (wire: WireIndex): RouteIndex =>
  toIndex(patchTables(NOTHING, { ...wire, forget: { kinds: [...ROUTE_KINDS], ids: [] } }));

/** Public paths of all entries of an answer. */
function readPermalinks(wire: WireIndex): Record<RouteKind, PermalinkRow[]> {
  const levelSlugs = new Map(wire.levels.map(({ id, locale, slug }) => [keyOf(locale, id), slug]));
  return {
    page: wire.pages.map(({ id, locale, path }) => ({ id, locale, path: pagePath(path) })),
    product: wire.products.map(({ id, locale, slug }) => ({ id, locale, path: productPath(locale, slug) })),
    article: wire.articles.map(({ id, locale, slug }) => ({ id, locale, path: articlePath(locale, slug) })),
    level: wire.levels.map(({ id, locale, slug }) => ({ id, locale, path: levelPath(locale, slug) })),
    lesson: wire.lessons.flatMap(({ id, locale, slug, level }) => {
      const levelSlug = levelSlugs.get(keyOf(locale, level));
      return levelSlug === undefined ? [] : [{ id, locale, path: lessonPath(locale, levelSlug, slug) }];
    }),
  };
}

function patchTables(tables: Tables, wire: WireIndex): Tables {
  const { kinds = [], ids: forgotten = [] } = wire.forget ?? {};
  const ids = new Set(forgotten);
  const live = readPermalinks(wire);
  const placesOf = (kind: RouteKind): PermalinkMap =>
    kinds.includes(kind) ? new PermalinkMap(live[kind]) : tables.places[kind].replace(ids, live[kind]);
  const former = (wire.former ?? []).map((row) => ({ ...row, path: permalinkOf(row.kind, row.locale, row.path) }));
  const used = ROUTE_KINDS.flatMap((kind) => live[kind].map((row) => ({ ...row, kind })));
  return {
    places: {
      page: placesOf('page'),
      product: placesOf('product'),
      article: placesOf('article'),
      level: placesOf('level'),
      lesson: placesOf('lesson'),
    },
    former: tables.former.replace(former, used),
    pages: kinds.includes('page')
      ? new Map(wire.pages.map((page) => [keyOf(page.locale, page.id), page]))
      : tables.pages,
    tags: wire.tags ?? tables.tags,
    profile: wire.profile === undefined ? tables.profile : wire.profile,
    rules: wire.redirects
      ? new Map(wire.redirects.map(({ locale, from, ...rule }) => [`${locale} ${from}`, rule]))
      : tables.rules,
    filters: wire.filters ?? tables.filters,
  };
}

function toIndex(tables: Tables): RouteIndex {
  const { places, former, pages, tags, profile, rules, filters } = tables;
  const find = (locale: Locale, kind: RouteKind, path: string) => places[kind].find(locale, path);
  return {
    find,
    alternates: (kind, id) => places[kind].alternates(id),
    findInAnyLocale: (kind, path) =>
      LOCALES.map((locale) => find(locale, kind, path)).find((id) => id !== null) ?? null,
    isPaged: (locale, id) => pages.get(keyOf(locale, id))?.paged ?? false,
    articlesPerPage: (locale, id) => pages.get(keyOf(locale, id))?.articlesPerPage ?? null,
    productPages(locale, id) {
      const size = pages.get(keyOf(locale, id))?.productsPerPage;
      return size ? countPages(places.product.count(locale), size) : 1;
    },
    findByPreviousPermalink: (locale, kind, path) => former.find(locale, kind, path),
    findRedirectRule: (locale, segments) => {
      const from = `/${segments.join('/')}`;
      return rules.get(`${locale} ${from}`) ?? rules.get(`null ${from}`) ?? null;
    },
    profile,
    filters,
    blog: buildBlogIndex((locale) => places.article.count(locale), tags),
    list: (kind) => places[kind].list(),
    patch: (wire) => toIndex(patchTables(tables, wire)),
  };
}

const keyOf = (locale: Locale, id: string): string => `${locale} ${id}`;

/** Builds the permalink from slugs joined by slashes. */
function permalinkOf(kind: RouteKind, locale: Locale, path: string): string {
  const slugs = path.split('/').filter(Boolean);
  const [first = '', second = ''] = slugs;
  if (kind === 'product') return productPath(locale, first);
  if (kind === 'article') return articlePath(locale, first);
  if (kind === 'level') return levelPath(locale, first);
  return kind === 'lesson' ? lessonPath(locale, first, second) : pagePath(slugs);
}
