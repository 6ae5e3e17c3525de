import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type TagRow, readArticleTags } from '../blog/read-article-tags';
import { findProfilePage } from '../../platform/settings/profile-page';
import { type PreviousPermalink, readPreviousPermalinks, readPreviousPermalinksOf } from './permalink-store';
import { type SlugRow, type StoredPage, readLessons, readPages, readSlugs, resolvePagePaths } from './published-routes';
import { type RuleRow, readRedirectRules } from '../redirects/read-redirect-rules';
import { type FilterOption, readFilterOptions } from '../../catalog/options/option-store';
import { readChanges, readCursor } from '../../platform/changes/change-log';
import { type RouteKind } from '../../../contract/route-kinds';

export interface RouteIndex {
  /** The newest change that this contains; null if none was ever written down. */
  cursor: string | null;
  /** `paged`: has a list with several pages. `…PerPage`: page size of its list of articles or products, null without one. */
  pages: {
    id: string;
    locale: string;
    path: string[];
    paged: boolean;
    articlesPerPage: number | null;
    productsPerPage: number | null;
  }[];
  products: SlugRow[];
  articles: SlugRow[];
  levels: SlugRow[];
  lessons: (SlugRow & { level: string })[];
  /** Blog tags with published articles. */
  tags: TagRow[];
  /** Document id of the profile page, which the settings name by its Dutch slug, present or former. */
  profile: string | null;
  /** Previous permalinks, the most recent of each language. */
  former: PreviousPermalink[];
  /** Active redirect rules. */
  redirects: RuleRow[];
  /** Options by which the listing can be filtered, with the keys of their values in order. */
  filters: FilterOption[];
}

const ACADEMY = ['level', 'lesson'] as const;

/**
 * What changed in the index: all entries of some kinds and some products and articles are to be forgotten, and the rows of
 * those that are still published to be added. A part that is missing did not change.
 */
export interface RouteChanges
  extends Omit<RouteIndex, 'cursor' | OptionalPart>,
    Partial<Pick<RouteIndex, OptionalPart>> {
  cursor: string;
  /** Tags of everything that changed, also of what the index does not contain, such as menus and stock. */
  changed: string[];
  forget: { kinds: RouteKind[]; ids: string[] };
}

type OptionalPart = 'tags' | 'profile' | 'redirects' | 'filters';

/** Row ids of pages with a paginated list; must match the storefront's lib/content/pages/list-pagination.ts. */
async function readPagedRows(db: Knex): Promise<Set<number>> {
  const rows: number[] = await db('pages_cmps as place')
    .join('components_blocks_collection_lists as list', 'list.id', 'place.cmp_id')
    .where('place.component_type', 'blocks.collection-list')
    .where((paged) => paged.whereNull('list.limit').orWhereRaw('?? > ??', ['list.limit', 'list.page_size']))
    .pluck('place.entity_id');
  return new Set(rows.map(Number));
}

/** Component and table of the blocks that list all articles or products. */
const LIST_BLOCKS = {
  articles: ['blocks.article-list', 'components_blocks_article_list'],
  products: ['blocks.product-listing', 'components_blocks_product_listing'],
} as const;

/** Page size of the first such list of a page, by row id of the page. */
async function readPageSizes(db: Knex, list: keyof typeof LIST_BLOCKS): Promise<Map<number, number | null>> {
  const [component, table] = LIST_BLOCKS[list];
  const rows: { page: number; size: number | null }[] = await db('pages_cmps as place')
    .join(`${table} as list`, 'list.id', 'place.cmp_id')
    .where('place.component_type', component)
    // Descending, because the last entry wins in a Map.
    .orderBy('place.order', 'desc')
    .select({ page: 'place.entity_id', size: 'list.page_size' });
  return new Map(rows.map(({ page, size }) => [Number(page), size]));
}

/** Published pages with their paths and lists. */
async function readRoutedPages(db: Knex, pages: StoredPage[]): Promise<RouteIndex['pages']> {
  const paged = await readPagedRows(db);
  const articlesPerPage = await readPageSizes(db, 'articles');
  const productsPerPage = await readPageSizes(db, 'products');
  return resolvePagePaths(pages).map(({ row, ...page }) => ({
    ...page,
    paged: paged.has(row),
    articlesPerPage: articlesPerPage.get(row) ?? null,
    productsPerPage: productsPerPage.get(row) ?? null,
  }));
}

/**
 * All permalinks per language, so that the storefront can resolve paths itself, with previous permalinks and redirect rules.
 */
export async function readRouteIndex(strapi: Core.Strapi): Promise<RouteIndex> {
  const db = strapi.db.connection;
  const cursor = await readCursor(db);
  return {
    cursor,
    pages: await readRoutedPages(db, await readPages(db)),
    products: await readSlugs(db, 'products'),
    articles: await readSlugs(db, 'articles'),
    levels: await readSlugs(db, 'levels'),
    lessons: await readLessons(db),
    tags: await readArticleTags(strapi),
    profile: await findProfilePage(db),
    former: await readPreviousPermalinks(db),
    redirects: await readRedirectRules(db),
    filters: await readFilterOptions(db),
  };
}

/** Products and articles that are read one by one; with more, reading everything is faster. */
const MAX_IDS = 500;

/** What changed after `cursor`; null if that is unknown or too much, and everything must be read. */
export async function readRouteChanges(strapi: Core.Strapi, since: string): Promise<RouteChanges | null> {
  const db = strapi.db.connection;
  const changes = await readChanges(db, since);
  if (!changes) return null;
  const { cursor, tags } = changes;
  const has = (...types: string[]): boolean => types.some((type) => tags.has(type));
  const idsOf = (kind: RouteKind): string[] =>
    [...tags].flatMap((tag) => (tag.startsWith(`${kind}:`) ? [tag.slice(kind.length + 1)] : []));
  const [products, articles] = [idsOf('product'), idsOf('article')];
  const ids = [...products, ...articles];
  if (ids.length > MAX_IDS) return null;
  // Few, and they depend on each other.
  const hasAcademy = has('level', 'lesson');
  const kinds: RouteKind[] = [...(has('page') ? ['page' as const] : []), ...(hasAcademy ? ACADEMY : [])];
  const pages = has('page') ? await readPages(db) : null;
  return {
    cursor,
    changed: [...tags],
    forget: { kinds, ids },
    pages: pages ? await readRoutedPages(db, pages) : [],
    products: products.length > 0 ? await readSlugs(db, 'products', products) : [],
    articles: articles.length > 0 ? await readSlugs(db, 'articles', articles) : [],
    levels: hasAcademy ? await readSlugs(db, 'levels') : [],
    lessons: hasAcademy ? await readLessons(db) : [],
    former: kinds.length + ids.length > 0 ? await readPreviousPermalinksOf(db, { kinds, ids }) : [],
    ...(has('article', 'article-tag') && { tags: await readArticleTags(strapi) }),
    ...(has('page', 'site-settings') && { profile: await findProfilePage(db) }),
    ...(has('redirect') && { redirects: await readRedirectRules(db) }),
    ...(has('product-option', 'option-value') && { filters: await readFilterOptions(db) }),
  };
}
