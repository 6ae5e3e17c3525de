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
 * A registration waits in its mail: nothing is looked up and no account is made until the owner of the mailbox follows
 * the link, so known and unknown addresses get the same answer for the same work. What the mail says (confirm, or "you
 * have an account already") is decided when it is written.
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

/** Another mail for the same registration: the waiting password goes along. */
export async function resendConfirmation(strapi: Core.Strapi, email: string, visitor: ClientInfo): Promise<void> {
  if (await mayMail('confirm', email)) await sendCode(strapi.db.connection, { kind: 'confirm', email, visitor });
}

/** Whether two registrations come from one browser or one address, so that either password is the owner's. */
const isSameSource = (a: CodeRow, b: CodeRow): boolean =>
  a.origin === b.origin || (a.device_hash !== null && a.device_hash === b.device_hash);

/**
 * A stranger can register with somebody's address at the same time as its owner, hoping that the owner follows the
 * wrong mail. When registrations of different browsers wait, none of their passwords becomes valid.
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
  // From before registrations waited: the password is on the account itself.
  const earlier = before && !before.confirmed ? before.password : null;
  const account = await proveMailbox(trx, { email: row.email, language: row.language }, now);
  if (before?.confirmed) return { account, hasPassword: account.password !== null };
  const hash = contested ? null : (row.password_hash ?? earlier);
  await setPassword(trx, account.id, hash, now);
  return { account, hasPassword: hash !== null };
}

/** Follows the link of a confirmation mail. */
export async function confirmSignUp(
  strapi: Core.Strapi,
  code: string,
): Promise<{ hasPassword: boolean; language: CodeRow['language'] }> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'confirm', code);
  const { hasPassword } = await transact(db, (trx) => confirmInTransaction(trx, row));
  return { hasPassword, language: row.language };
}

/** Whether there is anybody to mail a code to: an account, or a registration that waits. */
export async function canReceiveCode(db: Db, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, email);
  return account ? !account.blocked : (await findPendingSignUp(db, email)) !== undefined;
}
