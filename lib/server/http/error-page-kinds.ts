/** Internal request for an error page. Stripped from external requests. */
export const ERROR_PAGE_HEADER = 'x-shop-fallback';

/** Error pages that replace responses without a page. */
export const ERROR_PAGE_KINDS = ['not-found', 'unavailable', 'error'] as const;
export type ErrorPageKind = (typeof ERROR_PAGE_KINDS)[number];

const STATUS: Record<ErrorPageKind, number> = { 'not-found': 404, unavailable: 503, error: 500 };

export const errorPageStatus = (kind: ErrorPageKind): number => STATUS[kind];

/** Error page that replaces a response with this status; null if it stays. */
export function errorPageFor(status: number, outage: boolean): ErrorPageKind | null {
  if (status === 404 || status === 410) return 'not-found';
  if (status < 500) return null;
  return outage || status === 503 ? 'unavailable' : 'error';
}

/** Whether the path is a file or endpoint, which gets a plain-text error. */
export const isAssetPath = (path: string): boolean =>
  /^\/(_next|images|media|api)\//.test(path) || /\.[a-z0-9]{2,5}$/i.test(path);
