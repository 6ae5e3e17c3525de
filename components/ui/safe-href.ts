export interface SafeHref {
  href: string;
  /** Leaves this site. */
  external: boolean;
}

const BASE_URL = 'https://shop.invalid';
const OPENABLE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Validates the target of a CMS link. blob:, data:, javascript:, vbscript: and every other scheme that may run code are rejected.
 * Parsed as browsers do, so whitespace, tabs and capitals cannot disguise a scheme.
 */
export function toSafeHref(link: string): SafeHref | null {
  if (!URL.canParse(link, BASE_URL)) return null;
  const url = new URL(link, BASE_URL);
  if (!OPENABLE.has(url.protocol)) return null;
  if (url.origin === BASE_URL)
    return { href: link.trim().startsWith('#') ? url.hash : url.pathname + url.search + url.hash, external: false };
  return { href: url.href, external: url.protocol === 'https:' || url.protocol === 'http:' };
}

/** Files and fragments are handled by the browser: the router would look for a page. */
export const isPage = (href: string): boolean => href.startsWith('/') && !/^\/(api|media)\//.test(href);
