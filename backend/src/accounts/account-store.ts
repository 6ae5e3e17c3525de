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
  /** Identifier of the linked Google account; null without one. */
  google_sub: string | null;
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

export const findAccountByGoogleSub = (db: Db, sub: string): Promise<AccountRow | undefined> =>
  db('up_users').where({ google_sub: sub }).first();

export const findAccountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db('up_users').whereRaw('lower(email) = ?', [email]).first();

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

export interface NewAccount {
  email: string;
  language: Locale;
  firstname?: string;
  lastname?: string;
  provider?: string;
  /** Google account to link. */
  googleSub?: string;
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

export async function setPassword(trx: Db, userId: number, hash: string | null, now = new Date()): Promise<void> {
  await trx('up_users').where({ id: userId }).update({ password: hash, updated_at: now });
}

export async function removeAddresses(trx: Db, userId: number): Promise<void> {
  const addresses = { entity_id: userId, component_type: 'shop.address' };
  await trx('components_shop_address').whereIn('id', trx('up_users_cmps').select('cmp_id').where(addresses)).delete();
  await trx('up_users_cmps').where({ entity_id: userId }).delete();
}

export async function removePasskeys(trx: Db, userId: number): Promise<void> {
  await trx('account_passkeys').where({ user_id: userId }).delete();
}

/** Deletes a user with its addresses, role link, sessions, codes, passkeys and known browsers. */
export async function removeUser(trx: Db, userId: number): Promise<void> {
  await removeAddresses(trx, userId);
  await trx('up_users_role_lnk').where({ user_id: userId }).delete();
  await trx('account_devices').where({ user_id: userId }).delete();
  await trx('account_codes').where({ user_id: userId }).delete();
  await removePasskeys(trx, userId);
  await endSessions(trx, userId);
  await trx('up_users').where({ id: userId }).delete();
}
