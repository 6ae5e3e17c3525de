import type { Knex } from 'knex';
import { type PageRow, buildPagePath, findIn } from '../../domain/page-tree';
import { LOCALES } from '../../../contract/locales';

export interface SlugRow {
  id: string;
  locale: string;
  slug: string;
}

const SLUG_COLUMNS = { id: 'document_id', locale: 'locale', slug: 'slug' };

/** Published entries of a type, or those with these ids. */
export async function readSlugs(
  db: Knex,
  table: 'products' | 'articles' | 'levels',
  ids?: string[],
): Promise<SlugRow[]> {
  const rows = db(table)
    .whereNotNull('published_at')
    .whereIn('locale', [...LOCALES]);
  if (ids) void rows.whereIn('document_id', ids);
  // Academy products have no page of their own; they are sold on the academy pages.
  if (table === 'products') void rows.whereIn('type', ['physical', 'gift_card']);
  return rows.select(SLUG_COLUMNS).orderBy('id');
}

/** `row` is the row id of one language, which its blocks refer to. */
export interface StoredPage extends PageRow {
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
