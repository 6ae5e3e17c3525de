import { ShopError } from '../domain/shop-error';
import { type Caller, readAccessibleEmails } from '../orders/records/caller';
import type { OrderRow } from '../orders/records/order-rows';
import type { Db } from '../platform/database/rows';

interface AccountRow {
  id: number;
  password: string | null;
  confirmed: boolean | number | null;
}

export async function findAccount(db: Db, email: string): Promise<AccountRow | undefined> {
  return db('up_users').whereRaw('lower(email) = ?', [email]).select('id', 'password', 'confirmed').first();
}

/** The account of a new order, and how it came to it. */
export interface OrderAccount {
  userId: number;
  state: Extract<OrderRow['account_state'], 'none' | 'created' | 'existing'>;
}

/**
 * Which account a new order belongs to; null when nobody has the address yet. An address that has an account may be used by its owner, by a browser that
 * ordered with it before, and, when the shop allows it, while nobody has ever used the account.
 */
export async function decideAccount(
  db: Db,
  email: string,
  caller: Caller,
  silentGuestAccounts: boolean,
): Promise<OrderAccount | null> {
  if (caller.userId !== null) return { userId: caller.userId, state: 'none' };
  const account = await findAccount(db, email);
  if (!account) return null;
  const neverUsed = account.password === null && !account.confirmed;
  const allowed = (silentGuestAccounts && neverUsed) || (await readAccessibleEmails(db, caller)).has(email);
  if (!allowed) throw new ShopError('ExistingAccount', 'This e-mail address has an account');
  return { userId: account.id, state: 'existing' };
}
