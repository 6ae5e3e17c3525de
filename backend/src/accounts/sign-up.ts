import type { Core } from '@strapi/strapi';
import { transact } from '../platform/database/transact';
import { codeOf } from './code-secrets';
import { type CodeRequest, type CodeRow, insertCode, peekCode, refuseCode, sendCode, useCode } from './code-store';
import { mayMail } from './rate-limits';
import { hashNewPassword } from './hash-new-password';
import { findAccountByEmail, setPassword } from './account-store';
import { proveMailbox } from './prove-mailbox';
import { findOwnSignUp } from './waiting-sign-ups';
import type { ClientInfo } from './client-info';
import type { Db } from '../platform/database/row-helpers';

/**
 * Starts a sign-up. No account is looked up or created until the owner of the mailbox follows the link, so known and unknown
 * email addresses cause the same work and response. The mail's content (confirm, or "you already have an account") is
 * decided when it is rendered.
 */
export async function signUp(
  strapi: Core.Strapi,
  { email, password }: { email: string; password: string },
  visitor: ClientInfo,
): Promise<void> {
  const passwordHash = await hashNewPassword(strapi, { email, password });
  const db = strapi.db.connection;
  const signUpRequest: CodeRequest<'confirm'> = { kind: 'confirm', email, visitor, passwordHash };
  // When others have used up the mails of the address, the links already mailed finish this sign-up, too.
  await ((await mayMail('confirm', email)) ? sendCode(db, signUpRequest) : insertCode(db, signUpRequest));
}

/** Sends another mail for the waiting sign-up. */
export async function resendConfirmation(strapi: Core.Strapi, email: string, visitor: ClientInfo): Promise<void> {
  if (await mayMail('confirm', email)) await sendCode(strapi.db.connection, { kind: 'confirm', email, visitor });
}

async function confirmInTransaction(trx: Db, row: CodeRow, visitor: ClientInfo): Promise<Confirmed> {
  const now = new Date();
  // Before the codes end. Only the browser that chose a password may make it valid, whichever mail its user opened.
  const own = await findOwnSignUp(trx, row.email, visitor.device, now);
  await useCode(trx, row, now);
  const before = await findAccountByEmail(trx, row.email);
  if (before?.blocked) throw refuseCode(undefined);
  const { email, language } = row;
  const account = await proveMailbox(trx, { email, language }, visitor, now);
  if (before?.confirmed) return { hasPassword: account.password !== null, resetCode: null };
  if (own) {
    await setPassword(trx, account.id, own.password_hash, now);
    return { hasPassword: true, resetCode: null };
  }
  const { documentId } = await insertCode(trx, { kind: 'reset', email, visitor }, now);
  return { hasPassword: false, resetCode: codeOf('reset', documentId) };
}

export interface Confirmed {
  hasPassword: boolean;
  /** Code to choose a password with, where no password of this browser became valid. */
  resetCode: string | null;
}

/**
 * Confirms a sign-up with the code of its mail. This proves the mailbox and no more: a stranger who signed up with the
 * address can have its owner, or a program that scans mails, follow the link.
 */
export async function confirmSignUp(strapi: Core.Strapi, code: string, visitor: ClientInfo): Promise<Confirmed> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'confirm', code);
  return transact(db, (trx) => confirmInTransaction(trx, row, visitor));
}
