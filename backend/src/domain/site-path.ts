import { MAX_PATH, MAX_DEPTH, MAX_SEGMENT, AMBIGUOUS } from '../../contract/path-limits';

export type Parsed<T> = { value: T } | { error: string };

/**
 * Parses a path of this site into decoded segments: `/%C3%BCber-uns/team` becomes `['über-uns', 'team']`. A missing leading
 * slash and a trailing slash are accepted; the error message is shown to editors.
 */
export function parseSitePath(text: string): Parsed<string[]> {
  if (text.length > MAX_PATH) return { error: `A path has at most ${MAX_PATH} characters` };
  if (text.startsWith('//'))
    return { error: 'A path of this shop starts with a single slash; a link to another site starts with https://' };
  if (/^[a-z][a-z0-9+.-]*:/i.test(text))
    return { error: 'Leave out the domain: a path of this shop starts with a slash' };
  if (AMBIGUOUS.test(text) || /[\p{Cc}\s]/u.test(text))
    return { error: 'A path has no spaces, backslashes, encoded slashes or control characters' };
  if (/[?#]/.test(text)) return { error: 'Enter only the path, without ? and #' };
  const segments = decode(text.split('/').filter(Boolean));
  if (!segments) return { error: 'This path contains an invalid % encoding' };
  return validateSegments(segments);
}

/** Checks decoded segments against the limits and the reserved first characters. */
export function validateSegments(segments: string[]): Parsed<string[]> {
  if (segments.length > MAX_DEPTH) return { error: `A path has at most ${MAX_DEPTH} parts between slashes` };
  if (segments.some((segment) => segment.length > MAX_SEGMENT))
    return { error: `Each part of a path has at most ${MAX_SEGMENT} characters` };
  if (segments.some((segment) => /^[_~.]/.test(segment) || /[\p{Cc}]/u.test(segment)))
    return { error: 'No part of a path starts with a dot, _ or ~' };
  if (segments.map(encodeURIComponent).join('/').length >= MAX_PATH)
    return { error: `A path has at most ${MAX_PATH} characters` };
  return { value: segments };
}

function decode(segments: string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}
