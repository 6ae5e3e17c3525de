import { createHmac } from 'node:crypto';
import { hashAccessKey } from '../../domain/order-access-key';
import { accessSecret } from '../../platform/secrets/access-secret';

/**
 * 256-bit key (43 characters) of the review form of one order. Derived, so mails can be rendered again without
 * storing it.
 */
export const requestKeyOf = (requestId: string): string =>
  createHmac('sha256', accessSecret()).update(`review:${requestId}`).digest('base64url');

const FORM = /^[\w-]{43}$/;

/** Stored hash of a key; null for malformed keys. */
export const hashRequestKey = (key: unknown): string | null =>
  typeof key === 'string' && FORM.test(key) ? hashAccessKey(key) : null;
