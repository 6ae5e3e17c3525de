import { accountStatements } from '../accounts/account-store';
import { addressStatements } from '../accounts/saved-addresses';
import { isPostalAddress } from '../domain/address';
import type { OrderRequest } from '../domain/order-request';
import type { Db } from '../platform/database/row-helpers';

/**
 * Statements, for `together`, that create the account for a guest's order, without a password until the owner of the
 * mailbox sets one.
 */
export function newCustomerStatements(trx: Db, { user, locale, shipping, billing }: OrderRequest, now: Date) {
  const account = accountStatements(trx, { ...user, language: locale }, { confirmed: false }, now);
  const address = shipping ?? billing;
  if (!address || !isPostalAddress(address)) return account;
  return { ...account, ...addressStatements(trx, (idOf) => idOf('account'), { label: '', ...address }) };
}
