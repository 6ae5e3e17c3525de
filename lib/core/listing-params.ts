/** The keys of a listing's address, from the segment that middleware made of them (`~color=blue;page=2`); none without one. */
export const listingParams = (segment: string | null): URLSearchParams =>
  new URLSearchParams(segment?.replace(/^~/, '').replaceAll(';', '&'));

/** From 1, which every other text means too. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
