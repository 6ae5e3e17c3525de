import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** 128 random bits: nobody finds an order by trying. */
export const createSlug = (): string => randomBytes(16).toString('base64url');

/** The form of a slug, of ours and of older ones. */
export const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,64}$/.test(value);

/** The key that opens the whole order to a guest. Derived, so a mail can be written again without storing it. */
export function accessKeyOf(slug: string, secret: string): string {
  return createHmac('sha256', secret).update(`order-access:${slug}`).digest('base64url');
}

/** What the database keeps of a key. */
export const hashAccessKey = (key: string): string => digest(key).toString('hex');

export function matchesAccessKey(key: string, storedHash: string): boolean {
  const stored = Buffer.from(storedHash, 'hex');
  const given = digest(key);
  return stored.length === given.length && timingSafeEqual(stored, given);
}

const MAX_PAIRS = 20;

/** Header `x-order-access: slug.key,slug.key`; anything that is not such a pair is left out. */
export function parseAccessHeader(header: string | string[] | undefined): Map<string, string> {
  const pairs = new Map<string, string>();
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  for (const entry of text.split(',').slice(0, MAX_PAIRS)) {
    const match = /^([\w-]{16,64})\.([\w-]{16,128})$/.exec(entry.trim());
    if (match?.[1] && match[2]) pairs.set(match[1], match[2]);
  }
  return pairs;
}
