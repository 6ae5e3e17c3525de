import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { deriveKey } from '../../platform/secrets/tokens';
import { LOCALES } from '../../../contract/locales';

const transactionFields = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
  redirectUri: z.string(),
  locale: z.enum(LOCALES),
});
export type Transaction = z.infer<typeof transactionFields>;

export const TRANSACTION_MS = 10 * 60_000;
const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' };
const key = (): Buffer => deriveKey('google-transaction');

/** What must come back unchanged with the visitor, readable and writable by this backend alone. */
export const sealTransaction = (transaction: Transaction, now = Date.now()): Promise<string> =>
  new EncryptJWT({ ...transaction })
    .setProtectedHeader(ENCRYPTION)
    .setExpirationTime(new Date(now + TRANSACTION_MS))
    .encrypt(key());

/** null for anything that was not sealed here, was changed, or is too old. */
export async function openTransaction(sealed: string, now = Date.now()): Promise<Transaction | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, key(), {
      keyManagementAlgorithms: [ENCRYPTION.alg],
      contentEncryptionAlgorithms: [ENCRYPTION.enc],
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    return transactionFields.parse(payload);
  } catch {
    return null;
  }
}
