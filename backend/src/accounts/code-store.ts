import { timingSafeEqual } from 'node:crypto';
import { ShopError } from '../domain/shop-error';
import { enqueueMails } from '../platform/outbox/enqueue-mails';
import { CODE_TTL_MS, type CodeKind, codeOf, hashCode } from './code-secrets';
import type { ClientInfo } from './client-info';
import { type Db, createStamps, toDate } from '../platform/database/row-helpers';
import { wakeJob } from '../platform/jobs/start-job';
import { type Locale } from '../../contract/locales';

type Stored = number | string | Date | null;

export interface CodeRow {
  id: number;
  document_id: string;
  kind: CodeKind;
  hash: string;
  email: string;
  user_id: number | null;
  data: unknown;
  password_hash: string | null;
  device_hash: string | null;
  language: Locale;
  tries: number;
  expires_at: Stored;
  used_at: Stored;
  delivered_at: Stored;
}

/** The Google codes travel in redirects, challenges through the browser. */
type MailedKind = Exclude<CodeKind, 'google' | 'google-link' | 'passkey-add' | 'passkey-sign-in'>;

export interface CodeRequest<Kind extends CodeKind = CodeKind> {
  kind: Kind;
  email: string;
  visitor: Pick<ClientInfo, 'device' | 'locale'>;
  userId?: number;
  data?: object;
  passwordHash?: string;
}

/** JSON columns may be read as text. */
export const readData = (row: CodeRow): unknown => (typeof row.data === 'string' ? JSON.parse(row.data) : row.data);

/** Inserts a code. The mail's content is decided on delivery, so requests take equally long for unknown addresses. */
export async function insertCode(db: Db, request: CodeRequest, now = new Date()): Promise<{ documentId: string }> {
  const stamps = createStamps(now);
  const documentId = String(stamps.document_id);
  const { kind, email, visitor } = request;
  await db('account_codes').insert({
    ...stamps,
    kind,
    hash: hashCode(kind, codeOf(kind, documentId), documentId),
    email,
    user_id: request.userId ?? null,
    data: JSON.stringify(request.data ?? {}),
    password_hash: request.passwordHash ?? null,
    device_hash: visitor.device,
    language: visitor.locale,
    tries: 0,
    expires_at: new Date(now.getTime() + CODE_TTL_MS[kind]),
  });
  return { documentId };
}

/** Inserts a code and enqueues its mail. */
export async function mailCode(db: Db, request: CodeRequest<MailedKind>, now = new Date()): Promise<void> {
  const { documentId } = await insertCode(db, request, now);
  await enqueueMails(db, [{ topic: `account:${documentId}`, kind: `account.${request.kind}` }], now);
}

/** Like `mailCode` in its own transaction; wakes the outbox to send the mail immediately. */
export async function sendCode(db: Db, request: CodeRequest<MailedKind>): Promise<void> {
  await db.transaction((trx) => mailCode(trx, request));
  wakeJob('outbox');
}

const isLive = (row: CodeRow, now: Date): boolean =>
  row.used_at === null && (toDate(row.expires_at)?.getTime() ?? 0) > now.getTime();

export const findCode = (db: Db, kind: CodeKind, code: string): Promise<CodeRow | undefined> =>
  db('account_codes')
    .where({ kind, hash: hashCode(kind, code, '') })
    .first();

/** Error with the reason a code is invalid; codes are long enough that this does not help guessing. */
export function refuseCode(row: CodeRow | undefined): ShopError {
  const reason = row ? (row.used_at === null ? 'expired' : 'used') : 'unknown';
  return new ShopError('InvalidCode', 'This code is wrong, used or too old', { reason });
}

export async function peekCode(db: Db, kind: CodeKind, code: string, now = new Date()): Promise<CodeRow> {
  const row = await findCode(db, kind, code);
  if (!row || !isLive(row, now)) throw refuseCode(row);
  return row;
}

/** Marks a code as used; only one of several concurrent requests succeeds. */
export async function useCode(trx: Db, row: CodeRow, now = new Date()): Promise<void> {
  const taken = await trx('account_codes')
    .where({ id: row.id })
    .whereNull('used_at')
    .andWhere('expires_at', '>', now)
    .update({ used_at: now, updated_at: now });
  if (taken !== 1) throw refuseCode(await trx('account_codes').where({ id: row.id }).first());
}

export interface CodeOwner {
  kind: CodeKind;
  email?: string;
  userId?: number;
  device?: string | null;
}

/** Expires all unused codes of a kind. */
export async function expireCodes(db: Db, owner: CodeOwner, now = new Date()): Promise<void> {
  const query = db('account_codes').where({ kind: owner.kind }).whereNull('used_at').andWhere('expires_at', '>', now);
  if (owner.email !== undefined) query.andWhere({ email: owner.email });
  if (owner.userId !== undefined) query.andWhere({ user_id: owner.userId });
  if (owner.device) query.andWhere({ device_hash: owner.device });
  if (owner.device === null) query.whereNull('device_hash');
  await query.update({ expires_at: now, updated_at: now });
}

const MAX_TRIES = 5;

/**
 * Verifies an eight-digit code. It is bound to the requesting browser, so that others cannot use up its attempts; each
 * attempt is counted before the comparison.
 */
export async function useShortCode(
  db: Db,
  { email, device, code }: { email: string; device: string | null; code: string },
  now = new Date(),
): Promise<void> {
  const query = db('account_codes').where({ kind: 'signin', email }).orderBy('id', 'desc');
  const row: CodeRow | undefined = await (device
    ? query.andWhere({ device_hash: device })
    : query.whereNull('device_hash')
  ).first();
  if (!row || !isLive(row, now)) throw refuseCode(undefined);
  const counted = await db('account_codes')
    .where({ id: row.id })
    .andWhere('tries', '<', MAX_TRIES)
    .whereNull('used_at')
    .update({ tries: db.raw('tries + 1') });
  const given = Buffer.from(hashCode('signin', code, row.document_id), 'hex');
  if (counted !== 1 || !timingSafeEqual(given, Buffer.from(row.hash, 'hex'))) throw refuseCode(undefined);
  const taken = await db('account_codes').where({ id: row.id }).whereNull('used_at').update({ used_at: now });
  if (taken !== 1) throw refuseCode(undefined);
}
