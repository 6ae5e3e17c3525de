import { createHmac } from 'node:crypto';
import { deriveKey, hashKeyed } from '../platform/secrets/tokens';

/** What a code is for; one made for one purpose opens nothing else. */
export const CODE_TTL_MS = {
  confirm: 24 * 3600_000,
  reset: 3600_000,
  signin: 10 * 60_000,
  'email-change': 24 * 3600_000,
  'email-undo': 7 * 24 * 3600_000,
  google: 60_000,
  'order-access': 24 * 3600_000,
  /** Mails without a code; the row only carries what they say. */
  'password-changed': 24 * 3600_000,
  goodbye: 24 * 3600_000,
} as const;
export type CodeKind = keyof typeof CODE_TTL_MS;

const DIGITS = 8;

/**
 * The code of a row. Derived from the row's random id and a secret of the process, so that the database holds none in
 * plain text and a mail can be written again with the same code.
 */
export function codeOf(kind: CodeKind, documentId: string): string {
  const digest = createHmac('sha256', deriveKey(`code:${kind}`))
    .update(documentId)
    .digest();
  if (kind !== 'signin') return digest.toString('base64url');
  return String(digest.readBigUInt64BE() % BigInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** What the database keeps. Eight digits are not unique, so their row's id goes in. */
export function hashCode(kind: CodeKind, code: string, documentId: string): string {
  return hashKeyed(`code-hash:${kind}`, kind === 'signin' ? `${documentId}:${code}` : code);
}
