import type { ServerResponse } from 'node:http';

/**
 * Next removes these headers from route responses (its send-response.js), so routes send them under names of our own,
 * which `restorePreservedHeaders` renames. In development nothing renames them, and they have no effect.
 */
export const ENCODED_HEADER = 'x-shop-encoded';
const LENGTH_HEADER = 'x-shop-length';

const PRESERVED = { [ENCODED_HEADER]: 'content-encoding', [LENGTH_HEADER]: 'content-length' };

/** Copies the content length of a forwarded body. */
export function preserveContentLength(from: Headers, to: Headers): void {
  const length = from.get('content-length');
  // A compressed body is decompressed by fetch, so its length no longer applies.
  if (length !== null && !from.has('content-encoding')) to.set(LENGTH_HEADER, length);
}

/** Renames the preserved headers to their real names. */
export function restorePreservedHeaders(res: ServerResponse): void {
  for (const [carried, name] of Object.entries(PRESERVED)) {
    const value = res.getHeader(carried);
    if (value === undefined) continue;
    res.removeHeader(carried);
    res.setHeader(name, value);
  }
}
