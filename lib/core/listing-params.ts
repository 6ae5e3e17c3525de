/** Query parameters of a listing, from the path segment that middleware made of them (`~color=blue;page=2`); empty for null. */
export const listingParams = (segment: string | null): URLSearchParams =>
  new URLSearchParams(segment?.replace(/^~/, '').replaceAll(';', '&'));

/** Page number from 1; anything invalid is page 1. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
