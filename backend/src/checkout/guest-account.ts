import { insertAddress } from '../accounts/saved-addresses';
import { insertAccount } from '../accounts/account-store';
import type { OrderRequest } from '../domain/order-request';
import { type OrderAccount, findAccount } from './account-rule';
import type { Db } from '../platform/database/rows';

/**
 * Makes the account that comes with a guest's order, in the order's transaction: without a password, until the owner of
 * the mailbox asks for one. Of two orders at once with one new address, the second finds the account of the first.
 */
export async function openGuestAccount(trx: Db, order: OrderRequest, now: Date): Promise<OrderAccount> {
  const { user, locale } = order;
  const id = await insertAccount(trx, { ...user, language: locale }, { confirmed: false }, now);
  if (id === null) {
    const other = await findAccount(trx, user.email);
    if (!other) throw new Error('The account could not be made');
    return { userId: other.id, state: 'existing' };
  }
  const address = order.shipping ?? order.billing;
  if (address) {
    const firstname = address.firstname || user.firstname;
    const lastname = address.lastname || user.lastname;
    await insertAddress(trx, id, { label: '', ...address, firstname, lastname });
  }
  return { userId: id, state: 'created' };
}
