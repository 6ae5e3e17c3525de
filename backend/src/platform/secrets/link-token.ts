import { timingSafeEqual } from 'node:crypto';
import { hashKeyed } from './tokens';

const FORM = /^([a-z][a-z0-9]{23})\.([0-9a-f]{32})$/;

/** 128 bits: as hard to guess as an order's address, and short enough for a line of a mail. */
const keyOf = (purpose: string, id: string): string => hashKeyed(purpose, id).slice(0, 32);

/** What a link in a mail carries to act on one row. Derived, so that nothing of it has to be stored. */
export const linkToken = (purpose: string, id: string): string => `${id}.${keyOf(purpose, id)}`;

/** The row that a token was made for, for this purpose; null for any other text. */
export function readLinkToken(purpose: string, token: unknown): string | null {
  const [, id, key] = (typeof token === 'string' && FORM.exec(token)) || [];
  if (!id || !key) return null;
  return timingSafeEqual(Buffer.from(key), Buffer.from(keyOf(purpose, id))) ? id : null;
}
