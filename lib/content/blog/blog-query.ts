import { listingParams, readPageNumber } from '@/lib/core/listing-params';

/** Rules of the blog's list: what an address means and how its links are written. */
export interface BlogQuery {
  /** Slug of the tag that is asked for; null for all articles. */
  tag: string | null;
  /** From 1. */
  page: number;
}

/** Reads the segment the middleware makes of a query string, such as `~page=2;tag=at-home`. */
export function parseBlogQuery(segment: string | null): BlogQuery {
  const params = listingParams(segment);
  return { tag: params.get('tag') || null, page: readPageNumber(params) };
}

/** The public address of a list; the first page has no number, so one list has one address. */
export function blogHref(path: string, { tag, page = 1 }: { tag: string | null; page?: number }): string {
  const params = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${path}?${params}` : path;
}
