import { findAccountByEmail } from './account-store';
import { hasWaitingSignUp } from './waiting-sign-ups';
import type { Db } from '../platform/database/row-helpers';

/** Whether the email address belongs to an active account, or to a sign-up that waits for the proof of the mailbox. */
export async function canReceiveCode(db: Db, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, email);
  return account ? !account.blocked : hasWaitingSignUp(db, email);
}
