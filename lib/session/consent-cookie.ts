/**
 * The visitor's choice about cookies that the shop can do without. The law behind it: reading from or writing to a visitor's device
 * needs consent unless it is strictly necessary (ePrivacy Directive art. 5(3), Dutch Telecommunicatiewet art. 11.7a), and consent
 * must be given freely, be provable, and be as easy to withdraw as to give (GDPR art. 4(11) and 7). So nothing counts as consent
 * but a cookie that says so in this very shape: one that is missing, broken, of an older version of the question or out of date
 * means that nobody has answered yet.
 */
export interface Choices {
  statistics: boolean;
  marketing: boolean;
}

export interface Consent extends Choices {
  /** Made up by this browser: the proof is kept under it, and nothing else is. */
  id: string;
  /** Unix seconds of the answer. */
  at: number;
}

export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 365;
/** Rises when what is asked changes in substance: everybody is then asked again. */
export const CONSENT_VERSION = 1;

export const ACCEPT_ALL: Choices = { statistics: true, marketing: true };
export const REFUSE_ALL: Choices = { statistics: false, marketing: false };

const MAX_LENGTH = 400;
const DAY = 86_400;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads a cookie that anyone may have written; whatever is not exactly an answer is none. */
export function decodeConsent(encoded: string | undefined, now = Date.now() / 1000): Consent | null {
  if (!encoded || encoded.length > MAX_LENGTH) return null;
  try {
    const { v, id, s, m, t } = JSON.parse(decodeURIComponent(encoded)) as Record<string, unknown>;
    const isAnswer = v === CONSENT_VERSION && (s === 0 || s === 1) && (m === 0 || m === 1);
    if (!isAnswer || typeof id !== 'string' || !UUID.test(id) || typeof t !== 'number') return null;
    if (t > now + DAY || t < now - CONSENT_DAYS * DAY) return null;
    return { id, statistics: s === 1, marketing: m === 1, at: t };
  } catch {
    return null;
  }
}
