/** Asks for the view of an error instead of a page. Dropped from every request that comes from outside. */
export const ERROR_PAGE_HEADER = 'x-shop-fallback';

/** Views without anything of the backend, for answers that no page could give. */
export const ERROR_PAGE_KINDS = ['not-found', 'unavailable', 'error'] as const;
export type ErrorPageKind = (typeof ERROR_PAGE_KINDS)[number];

const STATUS: Record<ErrorPageKind, number> = { 'not-found': 404, unavailable: 503, error: 500 };

export const errorPageStatus = (kind: ErrorPageKind): number => STATUS[kind];

/** Which view replaces an answer with this status, null when the answer is fine as it is. */
export function errorPageFor(status: number, outage: boolean): ErrorPageKind | null {
  if (status === 404 || status === 410) return 'not-found';
  if (status < 500) return null;
  return outage || status === 503 ? 'unavailable' : 'error';
}

/** Addresses of files: nobody reads a page there. */
export const isAssetPath = (path: string): boolean =>
  /^\/(_next|images|media|api)\//.test(path) || /\.[a-z0-9]{2,5}$/i.test(path);
