import 'server-only';
import type { z } from 'zod';
import { isPreview } from './draft-mode';
import { recordUntranslated } from './preview-notes';
import { requestData, type RequestOptions } from './client';
import { readWithStaleFallback } from './stale-if-error';
import { nullIfNotFound } from './with-fallback';
import type { QueryValue } from './query-string';
import { listOf } from '@/lib/backend/schemas/common';
import { type Locale, LOCALES } from '@/backend/contract/locales';

/** Plural API names of the content types. */
export type Collection =
  | 'products'
  | 'product-variants'
  | 'pages'
  | 'articles'
  | 'article-tags'
  | 'levels'
  | 'lessons'
  | 'shipping-countries';

interface ReadOptions extends Omit<RequestOptions, 'method' | 'body' | 'query'> {
  locale?: Locale;
  query?: Record<string, QueryValue>;
}

/** Enough for every list without pagination: Strapi's default is 25. */
const PAGE_SIZE = 200;

/**
 * A cached read when tags are given; while the backend is down the last good response is returned. Previews contain drafts
 * and are never cached.
 */
export async function read<T>(
  path: string,
  schema: z.ZodType<T>,
  { locale, query, ...options }: ReadOptions,
): Promise<T> {
  const caller = options.caller ?? (locale && { locale });
  if (options.tags && (await isPreview())) {
    const { tags: _, ...uncached } = options;
    return requestData(path, schema, { ...uncached, caller, query: { locale, status: 'draft', ...query } });
  }
  const load = (timeoutMs = options.timeoutMs) =>
    requestData(path, schema, { ...options, caller, timeoutMs, query: { locale, ...query } });
  return options.tags
    ? readWithStaleFallback(`${path} ${locale} ${JSON.stringify(query ?? {})}`, options.tags, load)
    : load();
}

/** All entries that match the filters. */
export function find<T>(collection: Collection, entry: z.ZodType<T>, options: ReadOptions): Promise<T[]> {
  const query = { ...options.query, pagination: { pageSize: PAGE_SIZE } };
  return read(`/${collection}`, listOf(entry), { ...options, query });
}

/** One entry by id, null if missing. A preview falls back to another language when this one is missing. */
export async function findOne<T>(
  collection: Collection,
  id: string,
  entry: z.ZodType<T>,
  options: ReadOptions,
): Promise<T | null> {
  const found = await findOneIn(collection, id, entry, options);
  if (found || !options.locale || !options.tags || !(await isPreview())) return found;
  for (const shown of LOCALES.filter((other) => other !== options.locale)) {
    const other = await findOneIn(collection, id, entry, { ...options, locale: shown });
    if (!other) continue;
    recordUntranslated({ title: titleOf(other), shown });
    return other;
  }
  return null;
}

const titleOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'title' in entry ? String(entry.title) : '';

const findOneIn = <T>(
  collection: Collection,
  id: string,
  entry: z.ZodType<T>,
  options: ReadOptions,
): Promise<T | null> => nullIfNotFound(read(`/${collection}/${encodeURIComponent(id)}`, entry, options));

type WriteOptions = Omit<RequestOptions, 'method' | 'body' | 'tags'>;

export function create<T>(path: string, data: unknown, schema: z.ZodType<T>, options: WriteOptions = {}): Promise<T> {
  return requestData(path, schema, { ...options, method: 'POST', body: { data } });
}

/** @public Part of the generic client; unused so far. */
export function update<T>(path: string, data: unknown, schema: z.ZodType<T>, options: WriteOptions = {}): Promise<T> {
  return requestData(path, schema, { ...options, method: 'PUT', body: { data } });
}

/** @public Part of the generic client; unused so far. */
export function remove<T>(path: string, schema: z.ZodType<T>, options: WriteOptions = {}): Promise<T> {
  return requestData(path, schema, { ...options, method: 'DELETE' });
}
