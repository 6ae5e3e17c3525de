import type { IncomingHttpHeaders } from 'node:http';

/** What tells one state of a file from another. */
export interface FileState {
  /** In quotes. Strong: the same tag means the same bytes. */
  etag: string;
  /** As in the header, so to the second. */
  lastModified: string;
}

const listsTag = (header: string, etag: string, weak: boolean): boolean =>
  header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || (weak ? tag.replace(/^W\//, '') : tag) === etag;
  });

/**
 * What the conditions of a request say about a file (RFC 9110, section 13.2.2): 412 when it is not the one that is
 * meant, 304 when the visitor has it already, null when it is to be sent.
 */
export function checkPreconditions(headers: IncomingHttpHeaders, { etag, lastModified }: FileState): 304 | 412 | null {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && !listsTag(ifMatch, etag, false)) return 412;
  const unmodifiedSince = ifMatch === undefined ? Date.parse(headers['if-unmodified-since'] ?? '') : Number.NaN;
  if (Date.parse(lastModified) > unmodifiedSince) return 412;
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return listsTag(ifNoneMatch, etag, true) ? 304 : null;
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Date.parse(lastModified) <= since ? 304 : null;
}

/** Whether a range may be answered in pieces: the visitor's other pieces must be of this very file. */
export function rangeIsCurrent(headers: IncomingHttpHeaders, { etag, lastModified }: FileState): boolean {
  // Node's types know no such header, though it is an ordinary one.
  const ifRange = headers['if-range'] as string | undefined;
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
