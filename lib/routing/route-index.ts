import { type BlogIndex, buildBlogIndex } from './blog-index';
import { articlePath, lessonPath, levelPath, pagePath, productPath } from '@/backend/contract/paths';
import { countPages } from '@/lib/core/page-numbers';
import type { WireRouteIndex } from './route-index-wire';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Locale, LOCALES } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

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
  /** All entries of a kind, for the sitemap. */
  list(kind: RouteKind): { id: string; alternates: Alternates }[];
}

type OptionalPart = 'profile' | 'tags' | 'former' | 'redirects';

/** Permalinks of one kind, by id and by path. */
class PermalinkMap {
  readonly #paths = new Map<string, Alternates>();
  readonly #ids = new Map(LOCALES.map((locale) => [locale, new Map<string, string>()]));

  add(id: string, locale: Locale, path: string): void {
    const alternates = this.#paths.get(id);
    // Mutated in place: ten thousand entries have sixty thousand permalinks.
    if (alternates) alternates[locale] = path;
    else this.#paths.set(id, { [locale]: path });
    this.#ids.get(locale)?.set(path, id);
  }

  find(locale: Locale, path: string): string | null {
    return this.#ids.get(locale)?.get(path) ?? null;
  }

  count(locale: Locale): number {
    return this.#ids.get(locale)?.size ?? 0;
  }

  alternates(id: string): Alternates {
    return this.#paths.get(id) ?? {};
  }

  list(): { id: string; alternates: Alternates }[] {
    return [...this.#paths].map(([id, alternates]) => ({ id, alternates }));
  }
}

export function buildRouteIndex(
  wire: Omit<WireRouteIndex, OptionalPart> & Partial<Pick<WireRouteIndex, OptionalPart>>,
): RouteIndex {
  const places: Record<RouteKind, PermalinkMap> = {
    page: new PermalinkMap(),
    product: new PermalinkMap(),
    article: new PermalinkMap(),
    level: new PermalinkMap(),
    lesson: new PermalinkMap(),
  };
  const paged = new Set<string>();
  const articlesPerPage = new Map<string, number>();
  const productsPerPage = new Map<string, number>();
  for (const page of wire.pages) {
    places.page.add(page.id, page.locale, pagePath(page.path));
    if (page.paged) paged.add(`${page.locale} ${page.id}`);
    if (page.articlesPerPage) articlesPerPage.set(`${page.locale} ${page.id}`, page.articlesPerPage);
    if (page.productsPerPage) productsPerPage.set(`${page.locale} ${page.id}`, page.productsPerPage);
  }
  for (const { id, locale, slug } of wire.products) places.product.add(id, locale, productPath(locale, slug));
  for (const { id, locale, slug } of wire.articles) places.article.add(id, locale, articlePath(locale, slug));
  for (const { id, locale, slug } of wire.levels) places.level.add(id, locale, levelPath(locale, slug));
  const levelSlugs = new Map(wire.levels.map(({ id, locale, slug }) => [`${locale} ${id}`, slug]));
  for (const { id, locale, slug, level } of wire.lessons) {
    const levelSlug = levelSlugs.get(`${locale} ${level}`);
    if (levelSlug !== undefined) places.lesson.add(id, locale, lessonPath(locale, levelSlug, slug));
  }
  const former = new Map(
    wire.former?.map(({ kind, id, locale, path }) => [keyOf(locale, kind, permalinkOf(kind, locale, path)), id]),
  );
  const rules = new Map(wire.redirects?.map(({ locale, from, ...rule }) => [`${locale} ${from}`, rule]));
  const find = (locale: Locale, kind: RouteKind, path: string) => places[kind].find(locale, path);
  return {
    find,
    alternates: (kind, id) => places[kind].alternates(id),
    findInAnyLocale: (kind, path) =>
      LOCALES.map((locale) => find(locale, kind, path)).find((id) => id !== null) ?? null,
    isPaged: (locale, id) => paged.has(`${locale} ${id}`),
    articlesPerPage: (locale, id) => articlesPerPage.get(`${locale} ${id}`) ?? null,
    productPages(locale, id) {
      const size = productsPerPage.get(`${locale} ${id}`);
      return size === undefined ? 1 : countPages(places.product.count(locale), size);
    },
    findByPreviousPermalink: (locale, kind, path) => former.get(keyOf(locale, kind, path)) ?? null,
    findRedirectRule: (locale, segments) => {
      const from = `/${segments.join('/')}`;
      return rules.get(`${locale} ${from}`) ?? rules.get(`null ${from}`) ?? null;
    },
    profile: wire.profile ?? null,
    blog: buildBlogIndex(wire.articles, wire.tags ?? []),
    list: (kind) => places[kind].list(),
  };
}

const keyOf = (locale: Locale, kind: RouteKind, path: string): string => `${locale} ${kind} ${path}`;

/** Builds the permalink from slugs joined by slashes. */
function permalinkOf(kind: RouteKind, locale: Locale, path: string): string {
  const slugs = path.split('/').filter(Boolean);
  const [first = '', second = ''] = slugs;
  if (kind === 'product') return productPath(locale, first);
  if (kind === 'article') return articlePath(locale, first);
  if (kind === 'level') return levelPath(locale, first);
  return kind === 'lesson' ? lessonPath(locale, first, second) : pagePath(slugs);
}
