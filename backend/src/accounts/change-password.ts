import type { Core } from '@strapi/strapi';
import { ShopError } from '../domain/shop-error';
import { transact } from '../platform/database/transact';
import { expireCodes, mailCode, peekCode, sendCode, useCode } from './code-store';
import { isKnownDevice } from './device-store';
import { mayMail, takePasswordAttempt } from './rate-limits';
import { hashNewPassword } from './hash-new-password';
import { matchesPassword } from './password-hash';
import { type AccountRow, findAccountById, setPassword } from './account-store';
import { proveMailbox } from './prove-mailbox';
import { endSessions } from './session-store';
import { type SignedIn, openSession } from './sign-in';
import type { ClientInfo } from './client-info';
import type { Db } from '../platform/database/row-helpers';
import { wakeJob } from '../platform/jobs/start-job';

export async function requestPasswordReset(strapi: Core.Strapi, email: string, visitor: ClientInfo): Promise<void> {
  if (!(await mayMail('reset', email))) return;
  const db = strapi.db.connection;
  // Links mailed to other browsers keep working, so that a stranger's request does not stop the owner's.
  await expireCodes(db, { kind: 'reset', email, device: visitor.device });
  await sendCode(db, { kind: 'reset', email, visitor });
}

/** Sets the password, ends all sessions and reset codes, and notifies the owner by mail. */
async function replacePassword(trx: Db, account: AccountRow, hash: string, visitor: ClientInfo): Promise<SignedIn> {
  await setPassword(trx, account.id, hash);
  await endSessions(trx, account.id);
  await expireCodes(trx, { kind: 'reset', email: account.email });
  await mailCode(trx, { kind: 'password-changed', email: account.email, userId: account.id, visitor });
  return openSession(trx, account, visitor);
}

export async function resetPassword(
  strapi: Core.Strapi,
  given: { code: string; password: string; passwordConfirmation: string },
  visitor: ClientInfo,
): Promise<SignedIn> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'reset', given.code);
  const hash = await hashNewPassword(strapi, { ...given, email: row.email });
  const signedIn = await transact(db, async (trx) => {
    await useCode(trx, row);
    const account = await proveMailbox(trx, { email: row.email, language: visitor.locale }, visitor);
    if (account.blocked)
      throw new ShopError('InvalidCode', 'This code is wrong, used or too old', { reason: 'unknown' });
    return replacePassword(trx, account, hash, visitor);
  });
  wakeJob('outbox');
  return signedIn;
}

/** Verifies the password of a signed-in user, with the rate limits of sign-in. */
export async function verifyOwnPassword(
  strapi: Core.Strapi,
  account: AccountRow,
  password: string,
  visitor: ClientInfo,
): Promise<boolean> {
  const knownDevice = await isKnownDevice(strapi.db.connection, account.id, visitor.device);
  const attempt = await takePasswordAttempt(visitor, account.email, knownDevice);
  const matches = await matchesPassword(password, account.password);
  if (matches) await attempt.forgive();
  return matches;
}

export async function changePassword(
  strapi: Core.Strapi,
  userId: number,
  given: { currentPassword: string; password: string; passwordConfirmation: string },
  visitor: ClientInfo,
): Promise<SignedIn> {
  const db = strapi.db.connection;
  const account = await findAccountById(db, userId);
  if (!account) throw new ShopError('Unauthorized', 'Sign in first');
  if (!(await verifyOwnPassword(strapi, account, given.currentPassword, visitor)))
    throw new ShopError('InvalidCredentials', 'The current password is incorrect');
  const hash = await hashNewPassword(strapi, { ...given, email: account.email, current: given.currentPassword });
  const signedIn = await transact(db, (trx) => replacePassword(trx, account, hash, visitor));
  wakeJob('outbox');
  return signedIn;
}
