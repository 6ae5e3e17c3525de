import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { extractText, shorten } from './extract-text';
import type { Kind, SearchEntry } from './search-index';
import { LOCALES, type Locale } from '../../../contract/locales';

interface Source {
  uid: UID.ContentType;
  table: string;
  fields: string[];
  populate: object;
  /** Fields to use as the summary, in order of preference. */
  summary: string[];
  /** Excludes entries that must not be found. */
  only?: (rows: Knex.QueryBuilder) => void;
}

/** Searchable fields per kind. Only public content: captions, cues and games of lessons are for owners. */
const SOURCES: Record<Kind, Source> = {
  product: {
    uid: 'api::product.product',
    table: 'products',
    fields: ['title', 'summary', 'body', 'safety'],
    populate: { intro: true, details: true, gallery: true },
    summary: ['summary'],
    only: (rows) => void rows.where({ type: 'physical', listed: true }),
  },
  article: {
    uid: 'api::article.article',
    table: 'articles',
    fields: ['title', 'summary', 'body', 'author'],
    populate: {},
    summary: ['summary'],
  },
  page: {
    uid: 'api::page.page',
    table: 'pages',
    fields: ['title'],
    populate: { blocks: { populate: '*' }, seo: true },
    summary: ['seo'],
    only: (rows) => void rows.where((row) => row.whereNull('noindex').orWhere('noindex', false)),
  },
  level: {
    uid: 'api::level.level',
    table: 'levels',
    fields: ['title', 'summary', 'body'],
    populate: { learn: true },
    summary: ['summary'],
  },
  lesson: {
    uid: 'api::lesson.lesson',
    table: 'lessons',
    fields: ['title', 'description', 'goal'],
    populate: { stopSigns: true, material: true, chapters: true },
    summary: ['description', 'goal'],
  },
};

export interface Published {
  id: string;
  locale: Locale;
  version: string;
}

interface Row {
  row: number;
  id: string;
  locale: Locale;
  changed: string | number | Date;
  published: string | number | Date;
}

/** Searchable entries of a kind, or one of its documents, in each language. */
export async function readPublished(db: Knex, kind: Kind, id?: string): Promise<Published[]> {
  const { table, only } = SOURCES[kind];
  const query = db(table)
    .whereNotNull('published_at')
    .whereIn('locale', [...LOCALES]);
  if (id !== undefined) void query.where({ document_id: id });
  only?.(query);
  const rows: Row[] = await query.select({
    row: 'id',
    id: 'document_id',
    locale: 'locale',
    changed: 'updated_at',
    published: 'published_at',
  });
  return rows.map(({ row, id: document, locale, changed, published }) => ({
    id: document,
    locale,
    version: [row, Number(new Date(changed)), Number(new Date(published))].join('.'),
  }));
}

type Document = { documentId: string; title: string } & Record<string, unknown>;

/** Current published texts of these entries. */
export async function readSearchEntries(
  strapi: Core.Strapi,
  kind: Kind,
  locale: Locale,
  wanted: Published[],
): Promise<SearchEntry[]> {
  const { uid, fields, populate, summary } = SOURCES[kind];
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  const found = (await strapi.documents(uid).findMany({
    locale,
    status: 'published',
    filters: { documentId: { $in: [...versions.keys()] } },
    fields,
    populate,
  } as object)) as unknown as Document[];
  return found.flatMap(({ documentId: id, title, ...rest }) => {
    const version = versions.get(id);
    if (version === undefined) return [];
    const short = summary.map((name) => describe(rest[name])).find(Boolean) ?? '';
    return [{ kind, id, locale, version, title, summary: shorten(short), text: extractText(rest) }];
  });
}

/** A text, or the SEO description. */
function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  const description = value && typeof value === 'object' && 'description' in value ? value.description : null;
  return typeof description === 'string' ? description : '';
}
