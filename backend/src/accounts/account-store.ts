import { claimGiftedGrants } from '../academy/access/account-grants';
import { type CodeRow, expireCodes } from './code-store';
import { endSessions } from './session-store';
import { type Db, createStamps, toIso } from '../platform/database/row-helpers';
import { type Locale } from '../../contract/locales';

type Stored = number | string | Date | null;

export interface AccountRow {
  id: number;
  document_id: string;
  email: string;
  username: string;
  provider: string;
  password: string | null;
  confirmed: boolean | number | null;
  blocked: boolean | number | null;
  firstname: string | null;
  lastname: string | null;
  language: Locale | null;
  created_at: Stored;
  updated_at: Stored;
}

export const findAccountById = (db: Db, id: number): Promise<AccountRow | undefined> =>
  db('up_users').where({ id }).first();

export const findAccountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db('up_users').whereRaw('lower(email) = ?', [email]).first();

/** The newest unconfirmed sign-up; its password is not valid yet. */
export const findPendingSignUp = (db: Db, email: string, now = new Date()): Promise<CodeRow | undefined> =>
  db('account_codes')
    .where({ kind: 'confirm', email })
    .whereNotNull('password_hash')
    .whereNull('used_at')
    .andWhere('expires_at', '>', now)
    .orderBy('id', 'desc')
    .first();

/** User in API responses, without secrets and role. */
export const toUserResponse = (row: AccountRow) => ({
  id: row.id,
  documentId: row.document_id,
  username: row.username,
  email: row.email,
  provider: row.provider,
  confirmed: Boolean(row.confirmed),
  blocked: Boolean(row.blocked),
  firstname: row.firstname,
  lastname: row.lastname,
  language: row.language,
  createdAt: toIso(row.created_at),
  updatedAt: toIso(row.updated_at),
});

/** Assigns guest orders and gifts of this email address to the account, except orders of a deleted account. */
export async function attachOrders(trx: Db, userId: number, email: string): Promise<void> {
  await trx('orders')
    .where({ email })
    .whereNull('user_id')
    .andWhereNot({ account_state: 'deleted' })
    .update({ user_id: userId, account_state: 'existing' });
  await claimGiftedGrants(trx, userId, email);
}

export interface NewAccount {
  email: string;
  language: Locale;
  firstname?: string;
  lastname?: string;
  provider?: string;
}

/** Returns the new account's id; null if a concurrent request created the account first. */
export async function insertAccount(
  trx: Db,
  person: NewAccount,
  { confirmed }: { confirmed: boolean },
  now: Date,
): Promise<number | null> {
  const role: { id: number } | undefined = await trx('up_roles').where({ type: 'authenticated' }).select('id').first();
  if (!role) throw new Error('The customer role is missing');
  const rows: { id: number }[] = await trx('up_users')
    .insert({
      ...createStamps(now),
      username: person.email,
      email: person.email,
      provider: person.provider ?? 'local',
      confirmed,
      blocked: false,
      firstname: person.firstname ?? null,
      lastname: person.lastname ?? null,
      language: person.language,
    })
    .onConflict()
    .ignore()
    .returning('id');
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await trx('up_users_role_lnk').insert({ user_id: id, role_id: role.id });
  return id;
}

/**
 * Runs after someone proved to own a mailbox: creates the account if needed and confirms it. Anything a stranger may have
 * set up with the email address before (password, sessions, pending sign-ups) is removed.
 */
export async function proveMailbox(trx: Db, person: NewAccount, now = new Date()): Promise<AccountRow> {
  const found = await findAccountByEmail(trx, person.email);
  if (!found) await insertAccount(trx, person, { confirmed: true }, now);
  const account = found ?? (await findAccountByEmail(trx, person.email));
  if (!account) throw new Error('The account could not be created');
  if (!account.confirmed) {
    await endSessions(trx, account.id);
    await trx('account_devices').where({ user_id: account.id }).delete();
  }
  const wiped = account.confirmed ? {} : { confirmed: true, password: null };
  await trx('up_users')
    .where({ id: account.id })
    .update({ ...wiped, language: person.language, updated_at: now });
  await expireCodes(trx, { kind: 'confirm', email: person.email }, now);
  await attachOrders(trx, account.id, person.email);
  return { ...account, ...wiped, language: person.language };
}

export async function setPassword(trx: Db, userId: number, hash: string | null, now = new Date()): Promise<void> {
  await trx('up_users').where({ id: userId }).update({ password: hash, updated_at: now });
}

/** Deletes a user with its addresses, role link, sessions, codes and known browsers. */
export async function removeUser(trx: Db, userId: number): Promise<void> {
  const addresses = { entity_id: userId, component_type: 'shop.address' };
  await trx('components_shop_address').whereIn('id', trx('up_users_cmps').select('cmp_id').where(addresses)).delete();
  await trx('up_users_cmps').where({ entity_id: userId }).delete();
  await trx('up_users_role_lnk').where({ user_id: userId }).delete();
  await trx('account_devices').where({ user_id: userId }).delete();
  await trx('account_codes').where({ user_id: userId }).delete();
  await endSessions(trx, userId);
  await trx('up_users').where({ id: userId }).delete();
}
