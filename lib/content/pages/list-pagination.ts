import { listingParams, readPageNumber } from '@/lib/core/listing-params';
import { countPages } from '@/lib/core/page-numbers';
import type { Block } from './blocks';

/** The requested page number, from the segment of middleware. */
export function readListPage(segment: string | null): number {
  const page = readPageNumber(listingParams(segment));
  return Number.isSafeInteger(page) ? page : 1;
}

/** The canonical URL of a page of a list; the first page has no parameter. */
export const listPagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

export interface ListShape {
  pageSize: number;
  /** Maximum number of entries over all pages; null for no limit. */
  limit: number | null;
}

/** Whether a list of this shape can have a second page. */
export const hasPages = ({ pageSize, limit }: ListShape): boolean => limit === null || limit > pageSize;

/** Offset and size to request. */
export function rangeOfPage(page: number, { pageSize, limit }: ListShape): { offset: number; size: number } {
  const offset = (page - 1) * pageSize;
  return { offset, size: Math.max(0, Math.min(pageSize, (limit ?? Number.POSITIVE_INFINITY) - offset)) };
}

/** Number of pages for `total` entries; an empty list has one. */
export const countListPages = (total: number, { pageSize, limit }: ListShape): number =>
  countPages(Math.min(total, limit ?? total), pageSize);

const isPaged = (block: Block): boolean =>
  block.kind === 'product-listing' ||
  block.kind === 'article-list' ||
  block.kind === 'review-list' ||
  (block.kind === 'collection-list' && hasPages(block));

/** The block that the page number in the URL belongs to: the first list of the page that can have a second page. */
export const findPagedBlock = (blocks: Block[]): Block | undefined => blocks.find(isPaged);
