import * as z from 'zod/mini';
import { readStored, removeStored, tabStorage, writeStored } from '@/lib/core/browser-storage';

const KEY = 'checkout-attempt';
const attemptSchema = z.object({
  /** Hash of the order request. */
  hash: z.string(),
  /** Its `Idempotency-Key`. */
  key: z.string(),
  /** Slug of the created order; null until the response arrives. */
  slug: z.nullable(z.string()),
  /** Slug of the open order it replaces. */
  replaces: z.nullable(z.string()),
});

/** An order request of this tab; resending it unchanged must not create a second order. */
export type Attempt = z.infer<typeof attemptSchema>;

/** An unchanged order keeps its key; a changed one gets a new key and replaces the last created order. */
export function nextAttempt(previous: Attempt | null, hash: string, newKey: () => string): Attempt {
  if (previous?.hash === hash) {
    return previous;
  }
  return { hash, key: newKey(), slug: null, replaces: replacedSlug(previous) ?? null };
}

/** Slug of the order that the next changed order of this tab replaces; undefined without one. */
export function replacedSlug(attempt: Attempt | null): string | undefined {
  return attempt?.slug ?? attempt?.replaces ?? undefined;
}

/** 53-bit hash (cyrb53) to detect a changed order without storing it. */
export function hashText(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
}

/** Where the last attempt is kept. */
export interface AttemptStore {
  /** The attempt that an order with this hash follows. */
  read: (hash: string) => Attempt | null;
  save: (attempt: Attempt) => void;
  clear: () => void;
}

export const cartAttempt = {
  read: () => readStored(tabStorage, KEY, attemptSchema),
  save: (attempt) => writeStored(tabStorage, KEY, attempt),
  clear: () => removeStored(tabStorage, KEY),
} satisfies AttemptStore;

let apart: Attempt | null = null;

/** For articles bought apart from the cart: their orders replace none, and none of the cart replaces theirs. */
export const apartAttempt: AttemptStore = {
  read: (hash) => (apart?.hash === hash ? apart : null),
  save: (attempt) => {
    apart = attempt;
  },
  clear: () => {
    apart = null;
  },
};
