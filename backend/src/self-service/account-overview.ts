import type { Core } from '@strapi/strapi';
import { ShopError } from '../domain/shop-error';
import { listOrders } from './list-orders';
import { readAddresses } from '../accounts/saved-addresses';
import { findAccountById } from '../accounts/account-store';
import { listPasskeys } from '../accounts/passkeys/passkey-store';
import { listSessions } from '../accounts/session-store';
import type { Db } from '../platform/database/row-helpers';

/** Email address of a pending email change; null if none. */
async function findPendingEmail(db: Db, userId: number, now = new Date()): Promise<string | null> {
  const row: { email: string } | undefined = await db('account_codes')
    .where({ kind: 'email-change', user_id: userId })
    .whereNull('used_at')
    .andWhere('expires_at', '>', now)
    .orderBy('id', 'desc')
    .first('email');
  return row?.email ?? null;
}

/** All data of the profile page in one response, because the page is rendered on every visit. */
export async function readOverview(
  strapi: Core.Strapi,
  userId: number,
  sessionHash: string | null,
  query: Record<string, unknown>,
) {
  const db = strapi.db.connection;
  const account = await findAccountById(db, userId);
  if (!account) throw new ShopError('Unauthorized', 'Sign in first');
  const { data: rows, meta } = await listOrders(db, userId, query);
  const { page, pageSize, total } = meta.pagination;
  return {
    user: {
      email: account.email,
      firstname: account.firstname,
      lastname: account.lastname,
      hasPassword: Boolean(account.password),
      pendingEmail: await findPendingEmail(db, userId),
    },
    addresses: await readAddresses(db, userId),
    orders: { rows, page, pageSize, total },
    passkeys: await listPasskeys(db, userId),
    sessions: await listSessions(db, userId, sessionHash),
  };
}
