import type { IncomingHttpHeaders } from 'node:http';

/** Validators of a file. */
export interface FileState {
  /** Quoted strong ETag. */
  etag: string;
  /** HTTP date. */
  lastModified: string;
}

/** Whether a conditional header names an ETag. @param etag Without `W/`. */
export const listsTag = (header: string, etag: string, weak: boolean): boolean =>
  header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || (weak ? tag.replace(/^W\//, '') : tag) === etag;
  });

/**
 * Evaluates conditional headers (RFC 9110, section 13.2.2): 412 if a precondition fails, 304 if unmodified, null to send
 * the file.
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

/** Whether If-Range allows a partial response: the client's other parts must be of this version. */
export function rangeIsCurrent(headers: IncomingHttpHeaders, { etag, lastModified }: FileState): boolean {
  // Missing in Node's types.
  const ifRange = headers['if-range'] as string | undefined;
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
