export interface SafeHref {
  href: string;
  /** Leaves this site. */
  external: boolean;
}

const HERE = 'https://shop.invalid';
const OPENABLE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Where a link of an editor may lead. blob:, data:, javascript:, vbscript: and whatever else a browser might run are refused.
 * The address is read as browsers read it, so blanks, tabs and capitals hide nothing.
 */
export function toSafeHref(address: string): SafeHref | null {
  if (!URL.canParse(address, HERE)) return null;
  const url = new URL(address, HERE);
  if (!OPENABLE.has(url.protocol)) return null;
  if (url.origin === HERE)
    return { href: address.trim().startsWith('#') ? url.hash : url.pathname + url.search + url.hash, external: false };
  return { href: url.href, external: url.protocol === 'https:' || url.protocol === 'http:' };
}
