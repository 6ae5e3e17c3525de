import { readHeldOrders } from '../orders/records/order-access';
import {
  type AccountRow,
  type NewAccount,
  findAccountByEmail,
  insertAccount,
  removeAddresses,
  removePasskeys,
} from './account-store';
import type { ClientInfo } from './client-info';
import { expireCodes } from './code-store';
import { type HeldOrders, attachOrders, createdAccount, detachUnprovenOrders } from './guest-orders';
import { useWaitingGoogleLink } from './waiting-google-link';
import { endSessions } from './session-store';
import { finishSignUps } from './waiting-sign-ups';
import type { Db } from '../platform/database/row-helpers';

type Columns = Partial<Pick<AccountRow, 'confirmed' | 'password' | 'google_sub' | 'firstname' | 'lastname'>>;

/**
 * Removes what strangers may have set up before the owner of the mailbox came: password, passkeys, sessions, known browsers, orders
 * that nobody paid, and name and address unless this browser gave them with the order that created the account.
 */
async function removeForeignTraces(
  trx: Db,
  account: AccountRow,
  person: NewAccount,
  held: HeldOrders,
): Promise<Columns> {
  await endSessions(trx, account.id);
  await removePasskeys(trx, account.id);
  await trx('account_devices').where({ user_id: account.id }).delete();
  const keepsProfile = createdAccount(held, account.id);
  await detachUnprovenOrders(trx, account.id, held);
  const proven: Columns = { confirmed: true, password: null, google_sub: null };
  if (keepsProfile) return proven;
  await removeAddresses(trx, account.id);
  return { ...proven, firstname: person.firstname ?? null, lastname: person.lastname ?? null };
}

/**
 * Runs after someone proved to own a mailbox: creates the account if needed and confirms it. An account that was not
 * confirmed before holds nothing afterwards that a stranger may have set up with the email address.
 */
export async function proveMailbox(
  trx: Db,
  person: NewAccount,
  visitor: Pick<ClientInfo, 'device' | 'access'>,
  now = new Date(),
): Promise<AccountRow> {
  const found = await findAccountByEmail(trx, person.email);
  if (!found) await insertAccount(trx, person, { confirmed: true }, now);
  const account = found ?? (await findAccountByEmail(trx, person.email));
  if (!account) throw new Error('The account could not be created');
  const held = await readHeldOrders(trx, visitor.access);
  const cleaned = account.confirmed ? {} : await removeForeignTraces(trx, account, person, held);
  const googleSub = person.googleSub ?? (await useWaitingGoogleLink(trx, person.email, visitor.device, now));
  const columns = { ...cleaned, ...(googleSub && { google_sub: googleSub }), language: person.language };
  await trx('up_users')
    .where({ id: account.id })
    .update({ ...columns, updated_at: now });
  await finishSignUps(trx, person.email, visitor.device, now);
  await expireCodes(trx, { kind: 'confirm', email: person.email }, now);
  await attachOrders(trx, account.id, person.email, held);
  return { ...account, ...columns };
}
