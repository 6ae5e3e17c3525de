import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';
import { type PageRow, buildPagePath } from './page-path';

export interface SlugRow {
  id: string;
  locale: string;
  slug: string;
}

export interface RouteIndex {
  /** `paged`: a list on it goes on to more pages. */
  pages: { id: string; locale: string; path: string[]; paged: boolean }[];
  products: SlugRow[];
  articles: SlugRow[];
  levels: SlugRow[];
  lessons: (SlugRow & { level: string })[];
  /** The page that is rendered for each visitor: the one whose Dutch slug the settings name. */
  profile: string | null;
}

const SLUG_COLUMNS = { id: 'document_id', locale: 'locale', slug: 'slug' };

async function readSlugs(strapi: Core.Strapi, table: string): Promise<SlugRow[]> {
  const rows = strapi.db
    .connection(table)
    .whereNotNull('published_at')
    .whereIn('locale', [...LOCALES]);
  return rows.select(SLUG_COLUMNS).orderBy('id');
}

/** What opens lessons has no page of its own: it is bought where the lessons are. */
async function readProducts(strapi: Core.Strapi): Promise<SlugRow[]> {
  const rows: (SlugRow & { type: string })[] = await strapi.db
    .connection('products')
    .whereNotNull('published_at')
    .whereIn('locale', [...LOCALES])
    .select({ ...SLUG_COLUMNS, type: 'type' })
    .orderBy('id');
  return rows.flatMap(({ type, ...row }) => (type === 'physical' ? [row] : []));
}

async function readPages(strapi: Core.Strapi): Promise<(PageRow & { row: number })[]> {
  return strapi.db
    .connection('pages as page')
    .leftJoin('pages_parent_lnk as link', 'link.page_id', 'page.id')
    .leftJoin('pages as parent', 'parent.id', 'link.inv_page_id')
    .whereNotNull('page.published_at')
    .whereIn('page.locale', [...LOCALES])
    .select({
      row: 'page.id',
      id: 'page.document_id',
      locale: 'page.locale',
      slug: 'page.slug',
      parent: 'parent.document_id',
    })
    .orderBy('page.id');
}

async function readLessons(strapi: Core.Strapi): Promise<(SlugRow & { level: string })[]> {
  return strapi.db
    .connection('lessons as lesson')
    .join('lessons_level_lnk as link', 'link.lesson_id', 'lesson.id')
    .join('levels as level', 'level.id', 'link.level_id')
    .whereNotNull('lesson.published_at')
    .whereNotNull('level.published_at')
    .whereIn('lesson.locale', [...LOCALES])
    .select({ id: 'lesson.document_id', locale: 'lesson.locale', slug: 'lesson.slug', level: 'level.document_id' })
    .orderBy('lesson.id');
}

const DEFAULT_PROFILE = 'mijn-zwotter';

async function readProfile(strapi: Core.Strapi, pages: PageRow[]): Promise<string | null> {
  const rows: { profile_slug: string | null }[] = await strapi.db
    .connection('site_settings')
    .whereNotNull('profile_slug')
    .orderBy('id', 'desc')
    .limit(1)
    .select('profile_slug');
  const slug = rows[0]?.profile_slug || DEFAULT_PROFILE;
  return pages.find((page) => page.locale === 'nl' && page.slug === slug)?.id ?? null;
}

/** Row ids of pages with a list of more than one page, as the storefront's lib/content/list-pages.ts has it. */
async function readPagedRows(strapi: Core.Strapi): Promise<Set<number>> {
  const rows: number[] = await strapi.db
    .connection('pages_cmps as place')
    .join('components_blocks_collection_lists as list', 'list.id', 'place.cmp_id')
    .where('place.component_type', 'blocks.collection-list')
    .where((paged) => paged.whereNull('list.limit').orWhereRaw('?? > ??', ['list.limit', 'list.page_size']))
    .pluck('place.entity_id');
  return new Set(rows.map(Number));
}

/** Every public address of the shop, one row per language, so that the storefront decides about unknown ones by itself. */
export async function readRouteIndex(strapi: Core.Strapi): Promise<RouteIndex> {
  const pages = await readPages(strapi);
  const paged = await readPagedRows(strapi);
  return {
    pages: pages.flatMap((page) => {
      const path = buildPagePath(page, pages);
      return path ? [{ id: page.id, locale: page.locale, path, paged: paged.has(page.row) }] : [];
    }),
    products: await readProducts(strapi),
    articles: await readSlugs(strapi, 'articles'),
    levels: await readSlugs(strapi, 'levels'),
    lessons: await readLessons(strapi),
    profile: await readProfile(strapi, pages),
  };
}
