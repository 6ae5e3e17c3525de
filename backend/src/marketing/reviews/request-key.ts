import { createHmac } from 'node:crypto';
import { hashAccessKey } from '../../domain/order-access-key';
import { accessSecret } from '../../platform/secrets/access-secret';

/** 256 bits in 43 characters: opens the form of one order. Derived, so a mail can be written again without storing it. */
export const requestKeyOf = (requestId: string): string =>
  createHmac('sha256', accessSecret()).update(`review:${requestId}`).digest('base64url');

const FORM = /^[\w-]{43}$/;

/** What the database keeps of a key; null for a text that can be none. */
export const hashRequestKey = (key: unknown): string | null =>
  typeof key === 'string' && FORM.test(key) ? hashAccessKey(key) : null;
