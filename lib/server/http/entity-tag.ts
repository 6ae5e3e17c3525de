import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { listsTag } from '@/lib/server/playback/preconditions';

/** One weak ETag for all encodings of a body, the same in every instance that renders the same bytes. */
export const entityTag = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether the client already has the body with this ETag. */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && etag !== '' && listsTag(known, etag.replace(/^W\//, ''), true);
}

/** Headers that describe a body, which a 304 response does not have. */
const OF_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

/** The headers of a 304 response: browsers put them in place of those they have, the policy included. */
export const notModifiedHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_BODY.has(name)));
