import type { Core } from '@strapi/strapi';
import { ShopError } from '../domain/shop-error';
import { transact } from '../platform/database/transact';
import { type CodeRow, peekCode, sendCode, useCode } from './code-store';
import { mayMail } from './rate-limits';
import { hashNewPassword } from './hash-new-password';
import { type AccountRow, findAccountByEmail, findPendingSignUp, proveMailbox, setPassword } from './account-store';
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
  if (!(await mayMail('confirm', email))) return;
  await sendCode(strapi.db.connection, { kind: 'confirm', email, visitor, passwordHash });
}

/** Sends another mail for the pending sign-up, which takes over its password. */
export async function resendConfirmation(strapi: Core.Strapi, email: string, visitor: ClientInfo): Promise<void> {
  if (await mayMail('confirm', email)) await sendCode(strapi.db.connection, { kind: 'confirm', email, visitor });
}

/** Whether two sign-ups come from the same browser or IP address, so that both passwords are the owner's. */
const isSameSource = (a: CodeRow, b: CodeRow): boolean =>
  a.origin === b.origin || (a.device_hash !== null && a.device_hash === b.device_hash);

/**
 * A stranger can sign up with someone's email address at the same time as its owner, hoping that the owner follows the wrong
 * mail. If sign-ups from different sources are pending, none of their passwords becomes valid.
 */
async function isContested(trx: Db, row: CodeRow, now: Date): Promise<boolean> {
  const others: CodeRow[] = await trx('account_codes')
    .where({ kind: 'confirm', email: row.email })
    .whereNotNull('password_hash')
    .andWhereNot({ id: row.id })
    .whereNull('used_at')
    .andWhere('expires_at', '>', now);
  return others.some((other) => !isSameSource(other, row));
}

async function confirmInTransaction(trx: Db, row: CodeRow): Promise<{ account: AccountRow; hasPassword: boolean }> {
  const now = new Date();
  await useCode(trx, row, now);
  const before = await findAccountByEmail(trx, row.email);
  if (before?.blocked) throw new ShopError('InvalidCode', 'This code is wrong, used or too old', { reason: 'unknown' });
  const contested = await isContested(trx, row, now);
  // Accounts created before pending sign-ups existed store the password on the account itself.
  const earlier = before && !before.confirmed ? before.password : null;
  const account = await proveMailbox(trx, { email: row.email, language: row.language }, now);
  if (before?.confirmed) return { account, hasPassword: account.password !== null };
  const hash = contested ? null : (row.password_hash ?? earlier);
  await setPassword(trx, account.id, hash, now);
  return { account, hasPassword: hash !== null };
}

/** Handles the link of a confirmation mail. */
export async function confirmSignUp(
  strapi: Core.Strapi,
  code: string,
): Promise<{ hasPassword: boolean; language: CodeRow['language'] }> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'confirm', code);
  const { hasPassword } = await transact(db, (trx) => confirmInTransaction(trx, row));
  return { hasPassword, language: row.language };
}

/** Whether the email address belongs to an active account or a pending sign-up. */
export async function canReceiveCode(db: Db, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, email);
  return account ? !account.blocked : (await findPendingSignUp(db, email)) !== undefined;
}
