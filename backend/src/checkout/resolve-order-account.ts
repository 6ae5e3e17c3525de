import { ShopError } from '../domain/shop-error';
import { type Caller, readHeldOrders } from '../orders/records/order-access';
import type { OrderRow } from '../orders/records/order-rows';
import type { Db } from '../platform/database/row-helpers';

interface AccountRow {
  id: number;
  password: string | null;
  confirmed: boolean | number | null;
}

export async function findAccount(db: Db, email: string): Promise<AccountRow | undefined> {
  return db('up_users').whereRaw('lower(email) = ?', [email]).select('id', 'password', 'confirmed').first();
}

/** Account of a new order, and how the order got it. */
export interface OrderAccount {
  userId: number;
  state: Extract<OrderRow['account_state'], 'none' | 'created' | 'existing'>;
}

/**
 * Account of a new order; null when the email address has none yet. An existing account may be used by its signed-in owner,
 * and until its owner confirmed it by a browser with access keys of earlier orders of that address or, if the setting allows
 * it, by anybody.
 */
export async function resolveOrderAccount(
  db: Db,
  email: string,
  caller: Caller,
  silentGuestAccounts: boolean,
): Promise<OrderAccount | null> {
  if (caller.userId !== null) return { userId: caller.userId, state: 'none' };
  const account = await findAccount(db, email);
  if (!account) return null;
  const allowed =
    !account.confirmed &&
    ((silentGuestAccounts && account.password === null) ||
      (await readHeldOrders(db, caller.access)).some((order) => order.email === email));
  if (!allowed) throw new ShopError('ExistingAccount', 'This email address has an account');
  return { userId: account.id, state: 'existing' };
}
