import { timingSafeEqual } from 'node:crypto';
import { hashKeyed } from '../accounts/secrets';

const PURPOSE = 'back-in-stock';
const FORM = /^([a-z][a-z0-9]{23})\.([0-9a-f]{32})$/;

/** 128 bits: as hard to guess as an order's address, and short enough for a line of a mail. */
const keyOf = (requestId: string): string => hashKeyed(PURPOSE, requestId).slice(0, 32);

/** What the link in a mail carries to stop them. Derived, so that nothing of it has to be stored. */
export const stopTokenOf = (requestId: string): string => `${requestId}.${keyOf(requestId)}`;

/** The request that a token was made for; null for any other text. */
export function readStopToken(token: unknown): string | null {
  const [, id, key] = (typeof token === 'string' && FORM.exec(token)) || [];
  if (!id || !key) return null;
  return timingSafeEqual(Buffer.from(key), Buffer.from(keyOf(id))) ? id : null;
}
