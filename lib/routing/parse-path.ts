const MAX_PATH = 500;
const MAX_DEPTH = 6;
const MAX_SEGMENT = 100;
/** Encoded slashes, backslashes and zero bytes: no address of ours has one, and programs disagree about what they mean. */
const AMBIGUOUS = /%2f|%5c|%00|\\/i;

/** Decoded segments, null when no address of ours can look like this. */
export function parsePath(pathname: string): string[] | null {
  if (pathname.length > MAX_PATH || AMBIGUOUS.test(pathname)) return null;
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.length <= MAX_DEPTH && segments.every(isSegment) ? segments : null;
  } catch {
    return null;
  }
}

/** `_` and `~` start internal segments: nobody gets there from outside. */
function isSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT && !/^[_~.]/.test(segment) && !/\p{Cc}/u.test(segment);
}

/** Files and endpoints are no pages: the index does not know them. What begins with two slashes is another site. */
export const isFilePath = (pathname: string): boolean =>
  /^\/(media|api)\/|\.[a-z0-9]{2,5}$/i.test(pathname) && /^\/[^/\\]/.test(pathname);
