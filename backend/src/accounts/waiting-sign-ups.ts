import type { CodeRow } from './code-store';
import { CODE_TTL_MS } from './code-secrets';
import type { Db } from '../platform/database/row-helpers';

/** Whether someone signed up with this email address, by password or Google, and the mailbox has not been proven since. */
export async function hasWaitingSignUp(db: Db, email: string, now = new Date()): Promise<boolean> {
  const row: unknown = await db('account_codes')
    .where({ email })
    .andWhere((signUp) =>
      signUp.where({ kind: 'google-link' }).orWhere({ kind: 'confirm' }).whereNotNull('password_hash'),
    )
    .whereNull('used_at')
    .andWhere('expires_at', '>', now)
    .first('id');
  return row !== undefined;
}

/**
 * The newest sign-up of this browser of the last day; its password is not valid yet. Also found after its link was used or
 * the mailbox proven elsewhere, so that a stranger who signed up with the address can't tell when that happened.
 */
export async function findOwnSignUp(
  db: Db,
  email: string,
  device: string | null,
  now = new Date(),
): Promise<CodeRow | undefined> {
  return db('account_codes')
    .where({ kind: 'confirm', email, device_hash: device ?? '' })
    .whereNotNull('password_hash')
    .andWhere('created_at', '>', new Date(now.getTime() - CODE_TTL_MS.confirm))
    .orderBy('id', 'desc')
    .first();
}

/** Ends the sign-ups of the browser whose user proved to own the mailbox. */
export async function finishSignUps(trx: Db, email: string, device: string | null, now: Date): Promise<void> {
  await trx('account_codes')
    .where({ kind: 'confirm', email, device_hash: device ?? '' })
    .update({ password_hash: null, updated_at: now });
}
