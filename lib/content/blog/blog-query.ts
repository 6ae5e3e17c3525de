import { listingParams, readPageNumber } from '@/lib/core/listing-params';

/** Parameters of the blog list. */
export interface BlogQuery {
  /** Tag slug; null for all articles. */
  tag: string | null;
  /** From 1. */
  page: number;
}

/** Parses the segment that middleware builds from the query string, such as `~page=2;tag=at-home`. */
export function parseBlogQuery(segment: string | null): BlogQuery {
  const params = listingParams(segment);
  return { tag: params.get('tag') || null, page: readPageNumber(params) };
}

/** The canonical URL of a list; the first page has no number. */
export function blogHref(path: string, { tag, page = 1 }: { tag: string | null; page?: number }): string {
  const params = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${path}?${params}` : path;
}
