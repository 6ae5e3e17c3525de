import { insertAddress } from '../accounts/saved-addresses';
import { insertAccount } from '../accounts/account-store';
import type { OrderRequest } from '../domain/order-request';
import { type OrderAccount, findAccount } from './resolve-order-account';
import type { Db } from '../platform/database/row-helpers';

/**
 * Creates the account for a guest's order within its transaction, without a password until the owner of the mailbox sets
 * one. Of two concurrent orders with the same new email address, the second uses the account of the first.
 */
export async function createGuestAccount(trx: Db, order: OrderRequest, now: Date): Promise<OrderAccount> {
  const { user, locale } = order;
  const id = await insertAccount(trx, { ...user, language: locale }, { confirmed: false }, now);
  if (id === null) {
    const other = await findAccount(trx, user.email);
    if (!other) throw new Error('The account could not be created');
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
