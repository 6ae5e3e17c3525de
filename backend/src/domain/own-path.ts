/** The longest address and the deepest one that the storefront looks at (lib/routing/resolve-route.ts). */
const MAX_PATH = 500;
const MAX_DEPTH = 6;
export const MAX_SEGMENT = 100;

/** Encoded slashes, backslashes and zero bytes: programs disagree about what they mean. */
const AMBIGUOUS = /%2f|%5c|%00|\\/i;

export type Checked<T> = { value: T } | { fault: string };

/**
 * An address of this shop as its decoded parts: `/%C3%BCber-uns/team` is `['über-uns', 'team']`. A missing leading slash and a
 * trailing one are forgiven; the fault says in plain words what no page could be found by.
 */
export function readOwnPath(text: string): Checked<string[]> {
  if (text.length > MAX_PATH) return { fault: `An address has at most ${MAX_PATH} characters` };
  if (text.startsWith('//'))
    return { fault: 'An address of this shop starts with one slash; another site starts with https://' };
  if (/^[a-z][a-z0-9+.-]*:/i.test(text))
    return { fault: 'Without the domain: an address of this shop starts with a slash' };
  if (AMBIGUOUS.test(text) || /[\p{Cc}\s]/u.test(text))
    return { fault: 'An address has no spaces, backslashes, encoded slashes or control characters' };
  if (/[?#]/.test(text)) return { fault: 'Only the address itself, without ? and #' };
  const segments = decode(text.split('/').filter(Boolean));
  if (!segments) return { fault: 'There is a % in this address that stands for nothing' };
  return checkSegments(segments);
}

/** What of a path could be an address, whoever put it together. */
export function checkSegments(segments: string[]): Checked<string[]> {
  if (segments.length > MAX_DEPTH) return { fault: `An address has at most ${MAX_DEPTH} parts between slashes` };
  if (segments.some((segment) => segment.length > MAX_SEGMENT))
    return { fault: `Each part of an address has at most ${MAX_SEGMENT} characters` };
  if (segments.some((segment) => /^[_~.]/.test(segment) || /[\p{Cc}]/u.test(segment)))
    return { fault: 'No part of an address starts with a dot, _ or ~' };
  if (segments.map(encodeURIComponent).join('/').length >= MAX_PATH)
    return { fault: `An address has at most ${MAX_PATH} characters` };
  return { value: segments };
}

function decode(segments: string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}
