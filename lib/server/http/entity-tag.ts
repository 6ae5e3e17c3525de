import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { listsTag } from '@/lib/server/playback/preconditions';

/** One weak ETag for all encodings of a body, the same in every instance that renders the same. @param parts What it depends on. */
export function entityTag(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return `W/"${hash.digest('base64url')}"`;
}

/** Whether the client already has the body with this ETag. */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && etag !== '' && listsTag(known, etag.replace(/^W\//, ''), true);
}

/**
 * Headers that belong to a body, which a 304 response does not have. The policy names the scripts of a page by their hashes, and another
 * instance may have written them in another order: a browser keeps the policy that came with its page.
 */
const OF_BODY = new Set(['content-type', 'content-encoding', 'content-length', 'content-security-policy']);

/** The headers of a 304 response: browsers put them in place of those they have. */
export const notModifiedHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_BODY.has(name)));
