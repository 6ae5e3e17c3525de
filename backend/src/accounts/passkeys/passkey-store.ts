import type { WebAuthnCredential } from '@simplewebauthn/server';
import { type Db, type StoredDate, createStamps, parseStoredJson, toIso } from '../../platform/database/row-helpers';

interface PasskeyRow {
  id: number;
  document_id: string;
  user_id: number | null;
  credential_id: string;
  /** COSE key as base64url. */
  public_key: string;
  /** Text in PostgreSQL. */
  counter: number | string;
  transports: unknown;
  domain: string;
  name: string;
  created_at: StoredDate;
  last_used: StoredDate;
}

export interface Passkey extends Pick<PasskeyRow, 'id' | 'user_id' | 'domain'> {
  credential: WebAuthnCredential;
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  user_id: row.user_id,
  domain: row.domain,
  credential: {
    id: row.credential_id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    counter: Number(row.counter),
    transports: parseStoredJson<string[]>(row.transports) ?? [],
  },
});

/** The passkey with this credential id that was made on this domain. */
export async function findPasskey(db: Db, credentialId: string, domain: string): Promise<Passkey | undefined> {
  const row: PasskeyRow | undefined = await db('account_passkeys')
    .where({ credential_id: credentialId, domain })
    .first();
  return row && toPasskey(row);
}

export async function listCredentials(db: Db, userId: number, domain: string): Promise<WebAuthnCredential[]> {
  const rows: PasskeyRow[] = await db('account_passkeys').where({ user_id: userId, domain });
  return rows.map((row) => toPasskey(row).credential);
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  const counted: { total?: number | string } | undefined = await db('account_passkeys')
    .where({ user_id: userId })
    .count({ total: '*' })
    .first();
  return Number(counted?.total ?? 0);
}

/** `name`, or with a number if the customer already has one of that name. */
async function freeName(db: Db, userId: number, name: string): Promise<string> {
  const rows: { name: string }[] = await db('account_passkeys').where({ user_id: userId }).select('name');
  const taken = new Set(rows.map((row) => row.name));
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} (${count})`;
  return free;
}

export interface NewPasskey {
  userId: number;
  credential: WebAuthnCredential;
  domain: string;
  name: string;
}

/** Returns the name that the passkey got; null if it already belongs to an account. */
export async function insertPasskey(trx: Db, passkey: NewPasskey, now = new Date()): Promise<string | null> {
  const { userId, credential, domain } = passkey;
  const name = await freeName(trx, userId, passkey.name);
  const rows: unknown[] = await trx('account_passkeys')
    .insert({
      ...createStamps(now),
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      domain,
      name,
    })
    .onConflict('credential_id')
    .ignore()
    .returning('id');
  return rows.length === 1 ? name : null;
}

/** Stores the authenticator's counter. Returns false if the passkey was used or removed meanwhile. */
export async function recordUse(trx: Db, passkey: Passkey, counter: number, now = new Date()): Promise<boolean> {
  const updated = await trx('account_passkeys')
    .where({ id: passkey.id, counter: passkey.credential.counter })
    .update({ counter, last_used: now, updated_at: now });
  return updated === 1;
}

export interface ListedPasskey {
  id: string;
  name: string;
  /** Where it works. */
  domain: string;
  createdAt: string | null;
  lastUsed: string | null;
}

/** A customer's passkeys as they are shown, without their keys. */
export async function listPasskeys(db: Db, userId: number): Promise<ListedPasskey[]> {
  const rows: PasskeyRow[] = await db('account_passkeys').where({ user_id: userId }).orderBy('id');
  return rows.map((row) => ({
    id: row.document_id,
    name: row.name,
    domain: row.domain,
    createdAt: toIso(row.created_at),
    lastUsed: toIso(row.last_used),
  }));
}

/** Returns false if the customer has no such passkey. */
export async function renamePasskey(db: Db, userId: number, documentId: string, name: string): Promise<boolean> {
  const renamed = await db('account_passkeys')
    .where({ user_id: userId, document_id: documentId })
    .update({ name, updated_at: new Date() });
  return renamed === 1;
}

export interface RemovedPasskey {
  name: string;
  domain: string;
  credentialId: string;
}

/** Returns null if the customer has no such passkey. */
export async function deletePasskey(trx: Db, userId: number, documentId: string): Promise<RemovedPasskey | null> {
  const own = { user_id: userId, document_id: documentId };
  const row: PasskeyRow | undefined = await trx('account_passkeys').where(own).first();
  if (!row || (await trx('account_passkeys').where(own).delete()) !== 1) return null;
  return { name: row.name, domain: row.domain, credentialId: row.credential_id };
}
