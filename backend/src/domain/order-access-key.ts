import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** 128 random bits, so that order slugs can not be guessed. */
export const createOrderSlug = (): string => randomBytes(16).toString('base64url');

/** Accepts current slugs and the longer or shorter ones of older orders. */
export const isOrderSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{16,64}$/.test(value);

/** Key that gives a guest access to the whole order. Derived from the slug, so mails can be re-sent without storing it. */
export function accessKeyOf(slug: string, secret: string): string {
  return createHmac('sha256', secret).update(`order-access:${slug}`).digest('base64url');
}

/** Only the hash of a key is stored. */
export const hashAccessKey = (key: string): string => digest(key).toString('hex');

export function matchesAccessKey(key: string, storedHash: string): boolean {
  const stored = Buffer.from(storedHash, 'hex');
  const given = digest(key);
  return stored.length === given.length && timingSafeEqual(stored, given);
}

const MAX_PAIRS = 20;

/** Parses the header `x-order-access: slug.key,slug.key`; malformed pairs are ignored. */
export function parseOrderAccessHeader(header: string | string[] | undefined): Map<string, string> {
  const pairs = new Map<string, string>();
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  for (const entry of text.split(',').slice(0, MAX_PAIRS)) {
    const match = /^([\w-]{16,64})\.([\w-]{16,128})$/.exec(entry.trim());
    if (match?.[1] && match[2]) pairs.set(match[1], match[2]);
  }
  return pairs;
}
