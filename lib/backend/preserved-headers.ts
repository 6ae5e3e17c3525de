import type { ServerResponse } from 'node:http';

/**
 * Next takes these headers off what a route answers (its send-response.js): the route gives them under a name of ours, which
 * `settleCarried` changes back. In development, where nothing does, they stay what they are and mean nothing.
 */
export const ENCODED_HEADER = 'x-shop-encoded';
const LENGTH_HEADER = 'x-shop-length';

const CARRIED = { [ENCODED_HEADER]: 'content-encoding', [LENGTH_HEADER]: 'content-length' };

/** Says of a body that is passed on how long it is. */
export function carryLength(from: Headers, to: Headers): void {
  const length = from.get('content-length');
  // What was packed on its way to us is unpacked by now, and longer.
  if (length !== null && !from.has('content-encoding')) to.set(LENGTH_HEADER, length);
}

/** Gives each its own name again. */
export function settleCarried(res: ServerResponse): void {
  for (const [carried, name] of Object.entries(CARRIED)) {
    const value = res.getHeader(carried);
    if (value === undefined) continue;
    res.removeHeader(carried);
    res.setHeader(name, value);
  }
}
