import { ShopError } from '../domain/shop-error';
import { type Caller, readAccessibleEmails } from './caller';
import type { Db, OrderRow } from './rows';

interface AccountRow {
  id: number;
  password: string | null;
  confirmed: boolean | number | null;
}

export async function findAccount(db: Db, email: string): Promise<AccountRow | undefined> {
  return db('up_users').whereRaw('lower(email) = ?', [email]).select('id', 'password', 'confirmed').first();
}

/**
 * Which account a new order belongs to. An address that has an account may be used by its owner, by a browser that
 * ordered with it before, and, when the shop allows it, while nobody has ever used the account.
 */
export async function decideAccount(
  db: Db,
  email: string,
  caller: Caller,
  silentGuestAccounts: boolean,
): Promise<{ userId: number | null; state: OrderRow['account_state'] }> {
  if (caller.userId !== null) return { userId: caller.userId, state: 'none' };
  const account = await findAccount(db, email);
  if (!account) return { userId: null, state: 'pending' };
  const neverUsed = account.password === null && !account.confirmed;
  const allowed = (silentGuestAccounts && neverUsed) || (await readAccessibleEmails(db, caller)).has(email);
  if (!allowed) throw new ShopError('ExistingAccount', 'This e-mail address has an account');
  return { userId: account.id, state: 'existing' };
}
