import { MAX_PATH, MAX_DEPTH, MAX_SEGMENT, AMBIGUOUS } from '@/backend/contract/path-limits';

/** Decoded segments; null if the path cannot be one of ours. */
export function parsePath(pathname: string): string[] | null {
  if (pathname.length > MAX_PATH || AMBIGUOUS.test(pathname)) return null;
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.length <= MAX_DEPTH && segments.every(isSegment) ? segments : null;
  } catch {
    return null;
  }
}

/** `_` and `~` start internal segments, which are not accepted from outside. */
function isSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT && !/^[_~.]/.test(segment) && !/\p{Cc}/u.test(segment);
}

/** Whether the path is a file or endpoint, which the index does not contain. Two leading slashes would be another site. */
export const isFilePath = (pathname: string): boolean =>
  /^\/(media|api)\/|\.[a-z0-9]{2,5}$/i.test(pathname) && /^\/[^/\\]/.test(pathname);
