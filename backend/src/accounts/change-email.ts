import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ShopError } from '../domain/shop-error';
import { isUniqueViolation } from '../platform/http/error-response';
import { transact } from '../platform/database/transact';
import { type CodeRow, expireCodes, mailCode, peekCode, readData, refuseCode, useCode } from './code-store';
import { hashToken } from '../platform/secrets/tokens';
import { mayMail } from './rate-limits';
import { attachOrders, findAccountByEmail, findAccountById, removeUser, setPassword } from './account-store';
import { endSessions } from './session-store';
import type { ClientInfo } from './client-info';
import type { Db } from '../platform/database/row-helpers';
import { wakeJob } from '../platform/jobs/start-job';

const linkData = z.object({ from: z.string() });

/** Asks the new mailbox to confirm and tells the old one, which can stop or undo it for a week. */
export async function requestEmailChange(
  strapi: Core.Strapi,
  account: { id: number; email: string },
  email: string,
  visitor: ClientInfo,
): Promise<void> {
  if (email === account.email || !(await mayMail('email-change', String(account.id)))) return;
  const common = { userId: account.id, visitor };
  await transact(strapi.db.connection, async (trx) => {
    await expireCodes(trx, { kind: 'email-change', userId: account.id });
    await mailCode(trx, { ...common, kind: 'email-change', email, data: { from: account.email } });
    await mailCode(trx, { ...common, kind: 'email-undo', email: account.email, data: { to: email } });
  });
  wakeJob('outbox');
}

/** An account that a guest's order made with the new address, and that nobody ever opened, makes room. */
async function mergeUnconfirmedAccount(trx: Db, email: string, userId: number): Promise<void> {
  const other = await findAccountByEmail(trx, email);
  if (!other || other.id === userId) return;
  if (other.confirmed) throw refuseCode(undefined);
  await trx('orders').where({ user_id: other.id }).update({ user_id: userId });
  await removeUser(trx, other.id);
}

async function moveAccount(trx: Db, row: CodeRow, from: string, to: string): Promise<number> {
  const account = row.user_id === null ? undefined : await findAccountById(trx, row.user_id);
  if (!account || account.email.toLowerCase() !== from) throw refuseCode(undefined);
  await mergeUnconfirmedAccount(trx, to, account.id);
  const now = new Date();
  await trx('up_users').where({ id: account.id }).update({ email: to, username: to, updated_at: now });
  // Codes that lie in either mailbox were made for another state of things.
  for (const kind of ['reset', 'signin', 'confirm'] as const) {
    await expireCodes(trx, { kind, email: from }, now);
    await expireCodes(trx, { kind, email: to }, now);
  }
  await attachOrders(trx, account.id, to);
  return account.id;
}

/** Two accounts that move to one address at once: the second finds it taken. */
async function rejectUniqueViolation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? refuseCode(undefined) : error;
  }
}

/** The link in the new mailbox. The browser that asked stays signed in, all others don't. */
export async function confirmEmailChange(strapi: Core.Strapi, code: string, token: string | null): Promise<void> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'email-change', code);
  const { from } = linkData.parse(readData(row));
  const work = transact(db, async (trx) => {
    await useCode(trx, row);
    const userId = await moveAccount(trx, row, from.toLowerCase(), row.email);
    await endSessions(trx, userId, token ? hashToken(token) : null);
  });
  await rejectUniqueViolation(work);
}

/**
 * The link in the old mailbox: stops a change that waits, or takes back one that happened. Whoever asked for it knew the
 * password, so that goes too; the mailbox gets the account back by choosing another one.
 */
export async function undoEmailChange(strapi: Core.Strapi, code: string): Promise<void> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'email-undo', code);
  const userId = row.user_id;
  if (userId === null) throw new ShopError('InvalidCode', 'This code is wrong, used or too old', { reason: 'unknown' });
  const work = transact(db, async (trx) => {
    await useCode(trx, row);
    await expireCodes(trx, { kind: 'email-change', userId });
    const account = await findAccountById(trx, userId);
    if (!account) throw refuseCode(undefined);
    if (account.email.toLowerCase() !== row.email) await moveAccount(trx, row, account.email.toLowerCase(), row.email);
    await setPassword(trx, userId, null);
    await endSessions(trx, userId);
    await trx('account_devices').where({ user_id: userId }).delete();
  });
  await rejectUniqueViolation(work);
}
