export interface SafeHref {
  href: string;
  /** Leaves this site. */
  external: boolean;
}

const HERE = 'https://shop.invalid';
const OPENABLE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Validates the target of a CMS link. blob:, data:, javascript:, vbscript: and every other scheme that may run code are rejected.
 * Parsed as browsers do, so whitespace, tabs and capitals cannot disguise a scheme.
 */
export function toSafeHref(address: string): SafeHref | null {
  if (!URL.canParse(address, HERE)) return null;
  const url = new URL(address, HERE);
  if (!OPENABLE.has(url.protocol)) return null;
  if (url.origin === HERE)
    return { href: address.trim().startsWith('#') ? url.hash : url.pathname + url.search + url.hash, external: false };
  return { href: url.href, external: url.protocol === 'https:' || url.protocol === 'http:' };
}
