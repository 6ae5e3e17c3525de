import { type Db, toIso } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';

/** Table per kind and the fields of its main picture, in order of preference. */
const KINDS = {
  page: { table: 'pages', pictures: [] },
  product: { table: 'products', pictures: ['gallery', 'intro'] },
  article: { table: 'articles', pictures: ['picture'] },
  level: { table: 'levels', pictures: [] },
  lesson: { table: 'lessons', pictures: [] },
} as const satisfies Record<string, { table: string; pictures: readonly string[] }>;

export type SitemapKind = keyof typeof KINDS;
export const SITEMAP_KINDS = Object.keys(KINDS) as SitemapKind[];

export interface SitemapDetails {
  id: string;
  /** ISO 8601. */
  updatedAt: string;
  /** URL of the main picture; null without one. */
  image: string | null;
}

interface PictureRow {
  row: number;
  field: string;
  url: string;
}

/** The preferred picture of each entry, by row id. */
async function readPictures(
  db: Db,
  table: string,
  fields: readonly string[],
  rows: number[],
): Promise<Map<number, string>> {
  if (fields.length === 0) return new Map();
  const found: PictureRow[] = await db(`${table}_cmps as part`)
    .join('files_related_mph as link', (join) => {
      join.on('link.related_id', 'part.cmp_id').andOn('link.related_type', 'part.component_type');
    })
    .join('files as file', 'file.id', 'link.file_id')
    .whereIn('part.entity_id', rows)
    .whereIn('part.field', [...fields])
    .where('link.field', 'image')
    .orderBy('part.order')
    .select({ row: 'part.entity_id', field: 'part.field', url: 'file.url' });
  const byField = [...fields]
    .reverse()
    .flatMap((field) => found.filter((picture) => picture.field === field).reverse());
  return new Map(byField.map(({ row, url }) => [row, url]));
}

/** Last publication time and main picture of entries in a language; unpublished entries are omitted. */
export async function readSitemapDetails(
  db: Db,
  { locale, kind, ids }: { locale: Locale; kind: SitemapKind; ids: string[] },
): Promise<SitemapDetails[]> {
  const { table, pictures } = KINDS[kind];
  const rows: { row: number; id: string; updated_at: number | string | Date }[] = await db(table)
    .whereIn('document_id', ids)
    .where({ locale })
    .whereNotNull('published_at')
    .select({ row: 'id', id: 'document_id' }, 'updated_at');
  const urls = await readPictures(
    db,
    table,
    pictures,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, id, updated_at }) => ({
    id,
    updatedAt: toIso(updated_at) ?? '',
    image: urls.get(row) ?? null,
  }));
}
