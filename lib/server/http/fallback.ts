/** Asks for the view of an error instead of a page. Dropped from every request that comes from outside. */
export const FALLBACK_HEADER = 'x-shop-fallback';

/** Views without anything of the backend, for answers that no page could give. */
export const FALLBACK_KINDS = ['not-found', 'unavailable', 'error'] as const;
export type FallbackKind = (typeof FALLBACK_KINDS)[number];

const STATUS: Record<FallbackKind, number> = { 'not-found': 404, unavailable: 503, error: 500 };

export const fallbackStatus = (kind: FallbackKind): number => STATUS[kind];

/** Which view replaces an answer with this status, null when the answer is fine as it is. */
export function fallbackFor(status: number, outage: boolean): FallbackKind | null {
  if (status === 404 || status === 410) return 'not-found';
  if (status < 500) return null;
  return outage || status === 503 ? 'unavailable' : 'error';
}

/** Addresses of files: nobody reads a page there. */
export const isAssetPath = (path: string): boolean =>
  /^\/(_next|images|media|api)\//.test(path) || /\.[a-z0-9]{2,5}$/i.test(path);
