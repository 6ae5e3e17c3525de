import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../../platform/secrets/tokens';
import { LOCALES } from '../../../contract/locales';

const transactionFields = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
  redirectUri: z.string(),
  locale: z.enum(LOCALES),
  expires: z.number(),
});
export type Transaction = z.infer<typeof transactionFields>;

export const TRANSACTION_MS = 10 * 60_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const key = (): Buffer => deriveKey('google-transaction');

/** What must come back unchanged with the visitor, readable and writable by this backend alone. */
export function sealTransaction(transaction: Transaction): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key(), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(transaction), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** null for anything that was not sealed here, was changed, or is too old. */
export function openTransaction(sealed: string, now = Date.now()): Transaction | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const transaction = transactionFields.parse(JSON.parse(body.toString('utf8')));
    return transaction.expires > now ? transaction : null;
  } catch {
    return null;
  }
}
