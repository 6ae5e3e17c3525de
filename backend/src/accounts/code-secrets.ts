import { createHmac } from 'node:crypto';
import { deriveKey, hashKeyed } from '../platform/secrets/tokens';

/** Lifetime per purpose of a code; a code is only valid for its own purpose. */
export const CODE_TTL_MS = {
  confirm: 24 * 3600_000,
  reset: 3600_000,
  signin: 10 * 60_000,
  'email-change': 24 * 3600_000,
  'email-undo': 7 * 24 * 3600_000,
  google: 60_000,
  /** No code either: a Google account that waits for the proof of its mailbox. */
  'google-link': 3600_000,
  'order-access': 24 * 3600_000,
  /** No codes either: challenges that the authenticator signs. */
  'passkey-add': 10 * 60_000,
  'passkey-sign-in': 10 * 60_000,
  /** Mails without a code; the row only holds their data. */
  'password-changed': 24 * 3600_000,
  'passkey-added': 24 * 3600_000,
  'passkey-removed': 24 * 3600_000,
  goodbye: 24 * 3600_000,
} as const;
export type CodeKind = keyof typeof CODE_TTL_MS;

const DIGITS = 8;

/**
 * Derives the code of a row from its random id and a secret, so that the database stores no plain-text codes and a mail can
 * be rendered again with the same code.
 */
export function codeOf(kind: CodeKind, documentId: string): string {
  const digest = createHmac('sha256', deriveKey(`code:${kind}`))
    .update(documentId)
    .digest();
  if (kind !== 'signin') return digest.toString('base64url');
  return String(digest.readBigUInt64BE() % BigInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** Hash stored in the database. Eight-digit codes are not unique, so the row's id is included. */
export function hashCode(kind: CodeKind, code: string, documentId: string): string {
  return hashKeyed(`code-hash:${kind}`, kind === 'signin' ? `${documentId}:${code}` : code);
}
