import { listingParams, readPageNumber } from '@/lib/core/listing-params';
import { countPages } from '@/lib/core/page-numbers';

/** The page that an address asks for, from the segment that middleware made of it. */
export function readListPage(segment: string | null): number {
  const page = readPageNumber(listingParams(segment));
  return Number.isSafeInteger(page) ? page : 1;
}

/** The public address of a page of a list; the first has no key, so that it has one address. */
export const listPagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

export interface ListShape {
  pageSize: number;
  /** The most that is shown over all pages; null: everything. */
  limit: number | null;
}

/** Whether a list of this shape ever goes on to a second page. */
export const hasPages = ({ pageSize, limit }: ListShape): boolean => limit === null || limit > pageSize;

/** What to ask for: how many to pass over, and how many to take. */
export function rangeOfPage(page: number, { pageSize, limit }: ListShape): { offset: number; size: number } {
  const offset = (page - 1) * pageSize;
  return { offset, size: Math.max(0, Math.min(pageSize, (limit ?? Number.POSITIVE_INFINITY) - offset)) };
}

/** How many pages `total` entries fill; an empty list is one page. */
export const countListPages = (total: number, { pageSize, limit }: ListShape): number =>
  countPages(Math.min(total, limit ?? total), pageSize);
