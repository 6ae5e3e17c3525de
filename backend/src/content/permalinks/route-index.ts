import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type TagRow, readArticleTags } from '../blog/read-article-tags';
import { type PageRow, buildPagePath, findIn } from '../../domain/page-tree';
import { type PreviousPermalink, readPreviousPermalinks } from './permalink-store';
import { type RuleRow, readRedirectRules } from '../redirects/read-redirect-rules';
import { LOCALES } from '../../../contract/locales';
import { DEFAULT_PROFILE_SLUG } from '../../../contract/limits';

export interface SlugRow {
  id: string;
  locale: string;
  slug: string;
}

export interface RouteIndex {
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
  /** Document id of the profile page, identified by its Dutch slug in the settings. */
  profile: string | null;
  /** Previous permalinks, the most recent of each language. */
  former: PreviousPermalink[];
  /** Active redirect rules. */
  redirects: RuleRow[];
}

const SLUG_COLUMNS = { id: 'document_id', locale: 'locale', slug: 'slug' };

/** Published entries of a type, or the one with this id. */
export async function readSlugs(db: Knex, table: 'products' | 'articles' | 'levels', id?: string): Promise<SlugRow[]> {
  const rows = db(table)
    .whereNotNull('published_at')
    .whereIn('locale', [...LOCALES]);
  if (id !== undefined) void rows.where('document_id', id);
  // Academy products have no page of their own; they are sold on the academy pages.
  if (table === 'products') void rows.where('type', 'physical');
  return rows.select(SLUG_COLUMNS).orderBy('id');
}

/** `row` is the row id of one language, which its blocks refer to. */
interface StoredPage extends PageRow {
  row: number;
}

export async function readPages(db: Knex, state: 'published' | 'draft' = 'published'): Promise<StoredPage[]> {
  const rows = db('pages as page')
    .leftJoin('pages_parent_lnk as link', 'link.page_id', 'page.id')
    .leftJoin('pages as parent', 'parent.id', 'link.inv_page_id')
    .whereIn('page.locale', [...LOCALES]);
  void (state === 'published' ? rows.whereNotNull('page.published_at') : rows.whereNull('page.published_at'));
  const pages: StoredPage[] = await rows
    .select({
      row: 'page.id',
      id: 'page.document_id',
      locale: 'page.locale',
      slug: 'page.slug',
      parent: 'parent.document_id',
    })
    .orderBy('page.id');
  if (state === 'draft') return pages;
  const absent = await readUnpublishedParents(db);
  return pages.map((page) => ({ ...page, parent: page.parent ?? absent.get(page.row) ?? null }));
}

/**
 * Parents that are not published, by row id of the published page: Strapi keeps such a link only on the draft. A page that
 * is published at the root and only moved below such a parent in its draft stays at the root.
 */
async function readUnpublishedParents(db: Knex): Promise<Map<number, string>> {
  const rows: { row: number; parent: string }[] = await db('pages as page')
    .join('pages as draft', (on) => on.on('draft.document_id', 'page.document_id').on('draft.locale', 'page.locale'))
    .join('pages_parent_lnk as link', 'link.page_id', 'draft.id')
    .join('pages as parent', 'parent.id', 'link.inv_page_id')
    .leftJoin('pages as live', (on) =>
      on.on('live.document_id', 'parent.document_id').on('live.locale', 'page.locale').onNotNull('live.published_at'),
    )
    .leftJoin('entry_addresses as root', (on) =>
      on
        .on('root.entry', 'page.document_id')
        .on('root.language', 'page.locale')
        .on('root.path', 'page.slug')
        .onVal('root.kind', 'page')
        .onNull('root.left_at'),
    )
    .whereNotNull('page.published_at')
    .whereNull('draft.published_at')
    .whereNull('live.id')
    // Publishing copies the draft's timestamp.
    .where((known) => known.whereNull('root.id').orWhere('draft.updated_at', '<=', db.ref('page.updated_at')))
    .select({ row: 'page.id', parent: 'parent.document_id' });
  return new Map(rows.map(({ row, parent }) => [row, parent]));
}

interface ResolvedPage {
  row: number;
  id: string;
  locale: string;
  path: string[];
}

/** Published pages with their paths; pages with a missing parent are omitted. */
export function resolvePagePaths(pages: StoredPage[]): ResolvedPage[] {
  const find = findIn(pages);
  return pages.flatMap((page) => {
    const path = buildPagePath(page, find);
    return Array.isArray(path) ? [{ row: page.row, id: page.id, locale: page.locale, path }] : [];
  });
}

export async function readLessons(db: Knex): Promise<(SlugRow & { level: string })[]> {
  return db('lessons as lesson')
    .join('lessons_level_lnk as link', 'link.lesson_id', 'lesson.id')
    .join('levels as level', 'level.id', 'link.level_id')
    .whereNotNull('lesson.published_at')
    .whereNotNull('level.published_at')
    .whereIn('lesson.locale', [...LOCALES])
    .select({ id: 'lesson.document_id', locale: 'lesson.locale', slug: 'lesson.slug', level: 'level.document_id' })
    .orderBy('lesson.id');
}

async function readProfile(db: Knex, pages: PageRow[]): Promise<string | null> {
  const rows: { profile_slug: string | null }[] = await db('site_settings')
    .whereNotNull('profile_slug')
    .orderBy('id', 'desc')
    .limit(1)
    .select('profile_slug');
  const slug = rows[0]?.profile_slug || DEFAULT_PROFILE_SLUG;
  return pages.find((page) => page.locale === 'nl' && page.slug === slug)?.id ?? null;
}

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

/**
 * All permalinks per language, so that the storefront can resolve paths itself, with previous permalinks and redirect rules.
 */
export async function readRouteIndex(strapi: Core.Strapi): Promise<RouteIndex> {
  const db = strapi.db.connection;
  const pages = await readPages(db);
  const paged = await readPagedRows(db);
  const articlesPerPage = await readPageSizes(db, 'articles');
  const productsPerPage = await readPageSizes(db, 'products');
  return {
    pages: resolvePagePaths(pages).map(({ row, ...page }) => ({
      ...page,
      paged: paged.has(row),
      articlesPerPage: articlesPerPage.get(row) ?? null,
      productsPerPage: productsPerPage.get(row) ?? null,
    })),
    products: await readSlugs(db, 'products'),
    articles: await readSlugs(db, 'articles'),
    levels: await readSlugs(db, 'levels'),
    lessons: await readLessons(db),
    tags: await readArticleTags(strapi),
    profile: await readProfile(db, pages),
    former: await readPreviousPermalinks(db),
    redirects: await readRedirectRules(db),
  };
}
