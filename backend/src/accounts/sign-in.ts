import type { Core } from '@strapi/strapi';
import { ShopError } from '../domain/shop-error';
import { isKnownDevice, rememberDevice } from './device-store';
import { takePasswordAttempt } from './rate-limits';
import { matchesPassword } from './password-hash';
import { type AccountRow, findAccountByEmail, toUserResponse } from './account-store';
import { createSession } from './session-store';
import { findOwnSignUp } from './waiting-sign-ups';
import type { ClientInfo } from './client-info';
import type { Db } from '../platform/database/row-helpers';

export interface SignedIn {
  jwt: string;
  user: ReturnType<typeof toUserResponse>;
}

/** Opens a session for an authenticated user, in place of the one the browser presented, and stores the browser as known. */
export async function openSession(trx: Db, account: AccountRow, visitor: ClientInfo): Promise<SignedIn> {
  if (visitor.session !== null) await trx('account_sessions').where({ hash: visitor.session }).delete();
  const jwt = await createSession(trx, account.id, visitor);
  await rememberDevice(trx, account.id, visitor.device);
  return { jwt, user: toUserResponse(account) };
}

/** Replaces control characters, which PostgreSQL rejects in text. */
const normalizeEmail = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, '?')
    .normalize('NFC')
    .trim()
    .toLowerCase();

/**
 * Signs in with a password. Unknown email address, missing password and wrong password take the same three queries and one
 * comparison and return the same error. The password of a sign-up that waits in this very browser is answered with
 * `NotConfirmed`, and costs a second comparison, whether or not the address has an account.
 */
export async function signIn(
  strapi: Core.Strapi,
  { identifier, password }: { identifier: string; password: string },
  visitor: ClientInfo,
): Promise<SignedIn> {
  const db = strapi.db.connection;
  const email = normalizeEmail(identifier);
  const account = await findAccountByEmail(db, email);
  const signUp = await findOwnSignUp(db, email, visitor.device);
  const knownDevice = await isKnownDevice(db, account?.id ?? null, visitor.device);
  const attempt = await takePasswordAttempt(visitor, email, knownDevice);
  const isActive = account?.confirmed && !account.blocked;
  const matches = await matchesPassword(password, account?.password ?? null);
  const waits = signUp !== undefined && (await matchesPassword(password, signUp.password_hash));
  if (!account || !isActive || !matches) {
    if (waits) throw new ShopError('NotConfirmed', 'The email address is not confirmed yet');
    throw new ShopError('InvalidCredentials', 'Email address and/or password incorrect');
  }
  await attempt.forgive();
  const signedIn = await db.transaction((trx) => openSession(trx, account, visitor));
  return signedIn;
}
