import { timingSafeEqual } from 'node:crypto';
import { ShopError } from '../domain/shop-error';
import { enqueueMails } from '../platform/outbox/enqueue-mails';
import { CODE_TTL_MS, type CodeKind, codeOf, hashCode } from './code-secrets';
import { hashKeyed } from '../platform/secrets/tokens';
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
  /** Hash of the address that asked. */
  origin: string | null;
  language: Locale;
  tries: number;
  expires_at: Stored;
  used_at: Stored;
  delivered_at: Stored;
}

export interface CodeRequest {
  kind: CodeKind;
  email: string;
  visitor: Pick<ClientInfo, 'device' | 'rateLimitKey' | 'locale'>;
  userId?: number;
  data?: object;
  passwordHash?: string;
}

/** JSON comes as text from both databases, as a value from neither. */
export const readData = (row: CodeRow): unknown => (typeof row.data === 'string' ? JSON.parse(row.data) : row.data);

/** Notes a code; what it is for is decided when it is delivered, so the request is the same for known and unknown. */
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
    origin: hashKeyed('origin', visitor.rateLimitKey),
    language: visitor.locale,
    tries: 0,
    expires_at: new Date(now.getTime() + CODE_TTL_MS[kind]),
  });
  return { documentId };
}

/** Notes a code and the mail that carries it. */
export async function mailCode(db: Db, request: CodeRequest, now = new Date()): Promise<void> {
  const { documentId } = await insertCode(db, request, now);
  await enqueueMails(db, [{ topic: `account:${documentId}`, kind: `account.${request.kind}` }], now);
}

/** The same outside a transaction: the mail leaves at once. */
export async function sendCode(db: Db, request: CodeRequest): Promise<void> {
  await db.transaction((trx) => mailCode(trx, request));
  wakeJob('outbox');
}

const isLive = (row: CodeRow, now: Date): boolean =>
  row.used_at === null && (toDate(row.expires_at)?.getTime() ?? 0) > now.getTime();

export const findCode = (db: Db, kind: CodeKind, code: string): Promise<CodeRow | undefined> =>
  db('account_codes')
    .where({ kind, hash: hashCode(kind, code, '') })
    .first();

/** Says why a code opens nothing; the text of a code is long enough that this helps nobody to guess one. */
export function refuseCode(row: CodeRow | undefined): ShopError {
  const reason = row ? (row.used_at === null ? 'expired' : 'used') : 'unknown';
  return new ShopError('InvalidCode', 'This code is wrong, used or too old', { reason });
}

export async function peekCode(db: Db, kind: CodeKind, code: string, now = new Date()): Promise<CodeRow> {
  const row = await findCode(db, kind, code);
  if (!row || !isLive(row, now)) throw refuseCode(row);
  return row;
}

/** Takes a code: of several requests at once, one gets it. */
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

/** Ends the codes of a kind that are still open. */
export async function expireCodes(db: Db, owner: CodeOwner, now = new Date()): Promise<void> {
  const query = db('account_codes').where({ kind: owner.kind }).whereNull('used_at').andWhere('expires_at', '>', now);
  if (owner.email !== undefined) query.andWhere({ email: owner.email });
  if (owner.userId !== undefined) query.andWhere({ user_id: owner.userId });
  if (owner.device) query.andWhere({ device_hash: owner.device });
  if (owner.device === null) query.whereNull('device_hash');
  await query.update({ expires_at: now, updated_at: now });
}

export const MAX_TRIES = 5;

/**
 * Checks a short code. It belongs to the browser that asked for it, so that nobody else can use up its tries; each try
 * counts before the code is compared.
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
