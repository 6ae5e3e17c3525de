import { lockBoth, lockedAccount } from '../academy/access/buyer';
import { ShopError } from '../domain/shop-error';
import { type Caller, readHeldOrders } from '../orders/records/order-access';
import type { OrderRow } from '../orders/records/order-rows';
import type { ShopSettings } from '../platform/settings/shop-settings';
import type { Db } from '../platform/database/row-helpers';

/** What decides whether an order may use an account. */
interface LockedAccount {
  id: number;
  password: string | null;
  confirmed: boolean | number | null;
}

/**
 * Locks the account of the caller or, for a guest, of the email address, as `lockAccount`; undefined if there is none. That of the
 * `recipient` of lessons is locked with it.
 */
export async function lockOrderAccount(
  trx: Db,
  email: string,
  { userId }: Caller,
  recipient: string | undefined,
): Promise<LockedAccount | undefined> {
  const buyer = userId === null ? { email } : { id: userId };
  if (recipient !== undefined) await lockBoth(trx, buyer, recipient);
  return lockedAccount(trx, buyer).first('id', 'password', 'confirmed');
}

/** Account of a new order, and how the order got it. */
export interface OrderAccount {
  /** Null for a guest's order with the email address of somebody's account. */
  userId: number | null;
  state: Extract<OrderRow['account_state'], 'none' | 'created' | 'existing'>;
}

/**
 * Account of a new order; null when the email address has none yet. An existing account may be used by its signed-in owner,
 * and until its owner confirmed it by a browser with access keys of earlier orders of that address or, if the setting allows
 * it, by anybody. Anybody else must sign in or, if the settings say so, orders as a guest: the order belongs to no account
 * until it is paid or the owner of the mailbox comes for it (`guest-orders.ts`). `account`: that of `lockOrderAccount`.
 */
export async function resolveOrderAccount(
  db: Db,
  account: LockedAccount | undefined,
  email: string,
  caller: Caller,
  { silentGuestAccounts, knownEmail }: Pick<ShopSettings, 'silentGuestAccounts' | 'knownEmail'>,
): Promise<OrderAccount | null> {
  if (caller.userId !== null) return { userId: caller.userId, state: 'none' };
  if (!account) return null;
  const allowed =
    !account.confirmed &&
    ((silentGuestAccounts && account.password === null) ||
      (await readHeldOrders(db, caller.access)).some((order) => order.email === email && order.user_id === account.id));
  if (!allowed && knownEmail === 'guest') return { userId: null, state: 'existing' };
  if (!allowed) throw new ShopError('ExistingAccount', 'This email address has an account');
  return { userId: account.id, state: 'existing' };
}
