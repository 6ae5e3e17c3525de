import { timingSafeEqual } from 'node:crypto';
import { signCall } from '@/backend/contract/signatures';

/** Maximum age of a signed call, and how long signatures are remembered against replay. */
const WINDOW_MS = 5 * 60_000;

export interface SignedCall {
  timestamp: string | null;
  signature: string | null;
  body: string;
}

/** Verifies webhook calls of the backend: signature, age, and replay. */
export function createVerifier(secret: string) {
  const seen = new Map<string, number>();
  return ({ timestamp, signature, body }: SignedCall, now = Date.now()): boolean => {
    if (!timestamp || !signature || !/^\d{1,16}$/.test(timestamp)) return false;
    if (Math.abs(now - Number(timestamp)) > WINDOW_MS) return false;
    const expected = Buffer.from(signCall(secret, timestamp, body));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    for (const [old, at] of seen) if (now - at > 2 * WINDOW_MS) seen.delete(old);
    if (seen.has(signature)) return false;
    seen.set(signature, now);
    return true;
  };
}
