import { endSessions } from './session-store';
import { type Db, createStamps, toIso } from '../platform/database/row-helpers';
import { type IdOf, together } from '../platform/database/together';
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

/**
 * Statements, for `together`, that create an account with the role of customers. Neither writes anything if a concurrent
 * request has created the account.
 */
export const accountStatements = (trx: Db, person: NewAccount, { confirmed }: { confirmed: boolean }, now: Date) => ({
  account: trx('up_users')
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
    .returning('id'),
  role: (idOf: IdOf) =>
    trx
      .into(trx.raw('?? (??, ??)', ['up_users_role_lnk', 'user_id', 'role_id']))
      .insert(
        trx('up_roles')
          .where({ type: 'authenticated' })
          .whereRaw('? is not null', [idOf('account')])
          .select(trx.raw('?', [idOf('account')]), 'id'),
      )
      .returning('id'),
});

/** Creates an account unless a concurrent request has done so. */
export async function insertAccount(
  trx: Db,
  person: NewAccount,
  { confirmed }: { confirmed: boolean },
  now: Date,
): Promise<void> {
  await together(trx, accountStatements(trx, person, { confirmed }, now));
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
