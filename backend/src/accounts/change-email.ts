import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ShopError } from '../domain/shop-error';
import { isUniqueViolation } from '../platform/http/error-response';
import { transact } from '../platform/database/transact';
import { type CodeRow, expireCodes, mailCode, peekCode, readData, refuseCode, useCode } from './code-store';
import { readHeldOrders } from '../orders/records/order-access';
import { mayMail } from './rate-limits';
import { findAccountByEmail, findAccountById, removePasskeys, removeUser, setPassword } from './account-store';
import { attachOrders } from './guest-orders';
import { endSessions, renewSession } from './session-store';
import type { ClientInfo } from './client-info';
import type { Db } from '../platform/database/row-helpers';
import { wakeJob } from '../platform/jobs/start-job';

const linkData = z.object({ from: z.string() });

/** Mails a confirmation link to the new address and an undo link, valid for a week, to the old one. */
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

/** Removes the unconfirmed account that a guest order created with the new email address; its orders become a guest's. */
async function removeUnconfirmedAccount(trx: Db, email: string, userId: number): Promise<void> {
  const other = await findAccountByEmail(trx, email);
  if (!other || other.id === userId) return;
  if (other.confirmed) throw refuseCode(undefined);
  await trx('orders').where({ user_id: other.id }).update({ user_id: null });
  await removeUser(trx, other.id);
}

async function moveAccount(
  trx: Db,
  row: CodeRow,
  { from, to }: { from: string; to: string },
  access: ClientInfo['access'],
): Promise<number> {
  const account = row.user_id === null ? undefined : await findAccountById(trx, row.user_id);
  if (!account || account.email.toLowerCase() !== from) throw refuseCode(undefined);
  await removeUnconfirmedAccount(trx, to, account.id);
  const now = new Date();
  await trx('up_users').where({ id: account.id }).update({ email: to, username: to, updated_at: now });
  // Codes already mailed to either address are no longer valid.
  for (const kind of ['reset', 'signin', 'confirm'] as const) {
    await expireCodes(trx, { kind, email: from }, now);
    await expireCodes(trx, { kind, email: to }, now);
  }
  await attachOrders(trx, account.id, to, await readHeldOrders(trx, access));
  return account.id;
}

/** When two accounts change to the same email address at once, the second one gets `InvalidCode`. */
async function rejectUniqueViolation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? refuseCode(undefined) : error;
  }
}

/**
 * Handles the link in the new mailbox. Ends all sessions; the one of the requesting browser goes on with a new token, which
 * is returned.
 */
export async function confirmEmailChange(
  strapi: Core.Strapi,
  code: string,
  visitor: ClientInfo,
): Promise<string | null> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'email-change', code);
  const { from } = linkData.parse(readData(row));
  const work = transact(db, async (trx) => {
    await useCode(trx, row);
    const userId = await moveAccount(trx, row, { from: from.toLowerCase(), to: row.email }, visitor.access);
    await endSessions(trx, userId, visitor.session);
    return renewSession(trx, userId, visitor.session);
  });
  return rejectUniqueViolation(work);
}

/**
 * Handles the link in the old mailbox: cancels a pending change or reverts a completed one. Because the requester knew the
 * password, it is removed; the owner of the mailbox sets a new one. A Google account linked or a passkey added meanwhile may be theirs,
 * too.
 */
export async function undoEmailChange(strapi: Core.Strapi, code: string, visitor: ClientInfo): Promise<void> {
  const db = strapi.db.connection;
  const row = await peekCode(db, 'email-undo', code);
  const userId = row.user_id;
  if (userId === null) throw new ShopError('InvalidCode', 'This code is wrong, used or too old', { reason: 'unknown' });
  const work = transact(db, async (trx) => {
    await useCode(trx, row);
    await expireCodes(trx, { kind: 'email-change', userId });
    const account = await findAccountById(trx, userId);
    if (!account) throw refuseCode(undefined);
    const from = account.email.toLowerCase();
    if (from !== row.email) await moveAccount(trx, row, { from, to: row.email }, visitor.access);
    await trx('up_users').where({ id: userId }).update({ google_sub: null });
    await setPassword(trx, userId, null);
    await removePasskeys(trx, userId);
    await endSessions(trx, userId);
    await trx('account_devices').where({ user_id: userId }).delete();
  });
  await rejectUniqueViolation(work);
}
