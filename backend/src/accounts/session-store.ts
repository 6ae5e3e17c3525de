import { anonymizeIpAddress, describeDevice } from './describe-device';
import { createToken, hashToken } from '../platform/secrets/tokens';
import type { ClientInfo } from './client-info';
import { DAY_MS } from '../domain/time';
import { type Db, createStamps, toDate, toIso } from '../platform/database/row-helpers';

/** Idle timeout and maximum lifetime of a session. */
const IDLE_MS = 14 * DAY_MS;
const LIFETIME_MS = 30 * DAY_MS;
/** Minimum interval between updates of `last_seen`, to avoid a write per request. */
const LAST_SEEN_INTERVAL_MS = 5 * 60_000;
/** Sessions per user; the oldest is ended beyond that. */
const MAX_SESSIONS = 50;

type Stored = number | string | Date | null;

export interface SessionUser {
  id: number;
  documentId: string;
  email: string;
  username: string;
  provider: string;
  confirmed: boolean;
  blocked: boolean;
  role: { id: number; type: string };
}

interface SessionRow {
  session_id: number;
  last_seen: Stored;
  session_created: Stored;
  id: number;
  document_id: string;
  email: string;
  username: string;
  provider: string;
  confirmed: boolean | number;
  blocked: boolean | number | null;
  role_id: number;
  role_type: string;
}

/** Opens a session and returns its token, of which only a hash is stored. */
export async function createSession(db: Db, userId: number, visitor: ClientInfo, now = new Date()): Promise<string> {
  const token = createToken();
  await db('account_sessions').insert({
    ...createStamps(now),
    hash: hashToken(token),
    user_id: userId,
    device: describeDevice(visitor.agent),
    place: anonymizeIpAddress(visitor.ip),
    last_seen: now,
    expires_at: new Date(now.getTime() + IDLE_MS),
  });
  const kept = db('account_sessions').select('id').where({ user_id: userId }).orderBy('id', 'desc').limit(MAX_SESSIONS);
  await db('account_sessions').where({ user_id: userId }).whereNotIn('id', kept).delete();
  return token;
}

async function updateLastSeen(db: Db, row: SessionRow, now: Date): Promise<void> {
  const seen = toDate(row.last_seen)?.getTime() ?? 0;
  if (now.getTime() - seen < LAST_SEEN_INTERVAL_MS) return;
  const created = toDate(row.session_created)?.getTime() ?? 0;
  const expires = new Date(Math.min(now.getTime() + IDLE_MS, created + LIFETIME_MS));
  await db('account_sessions').where({ id: row.session_id }).update({ last_seen: now, expires_at: expires });
}

/** User with role of an active session, in one query; null if the session is unknown or expired. */
export async function findSessionUser(db: Db, hash: string, now = new Date()): Promise<SessionUser | null> {
  const row: SessionRow | undefined = await db('account_sessions as s')
    .join('up_users as u', 'u.id', 's.user_id')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where('s.hash', hash)
    .andWhere('s.expires_at', '>', now)
    .select(
      's.id as session_id',
      's.last_seen',
      's.created_at as session_created',
      'u.id',
      'u.document_id',
      'u.email',
      'u.username',
      'u.provider',
      'u.confirmed',
      'u.blocked',
      'r.id as role_id',
      'r.type as role_type',
    )
    .first();
  if (!row) return null;
  await updateLastSeen(db, row, now);
  return {
    id: row.id,
    documentId: row.document_id,
    email: row.email,
    username: row.username,
    provider: row.provider,
    confirmed: Boolean(row.confirmed),
    blocked: Boolean(row.blocked),
    role: { id: row.role_id, type: row.role_type },
  };
}

/**
 * Gives a session a new token, so that the old one is dead (ASVS 7.2.4). Returns null if the hash is no session of the user.
 * Device, start and end of the session stay.
 */
export async function renewSession(db: Db, userId: number, hash: string | null): Promise<string | null> {
  if (hash === null) return null;
  const token = createToken();
  const renewed = await db('account_sessions')
    .where({ user_id: userId, hash })
    .update({ hash: hashToken(token), updated_at: new Date() });
  return renewed === 1 ? token : null;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db('account_sessions')
    .where({ hash: hashToken(token) })
    .delete();
}

/** Ends all sessions of a user except the one with the token hash `keep`. */
export async function endSessions(db: Db, userId: number, keep: string | null = null): Promise<void> {
  const query = db('account_sessions').where({ user_id: userId });
  if (keep) query.andWhereNot({ hash: keep });
  await query.delete();
}

export interface ListedSession {
  id: string;
  device: string;
  place: string;
  createdAt: string | null;
  lastSeen: string | null;
  current: boolean;
}

export async function listSessions(db: Db, userId: number, hash: string | null): Promise<ListedSession[]> {
  const rows: Record<string, Stored>[] = await db('account_sessions')
    .where({ user_id: userId })
    .andWhere('expires_at', '>', new Date())
    .orderBy('last_seen', 'desc')
    .select('document_id', 'hash', 'device', 'place', 'created_at', 'last_seen');
  return rows.map((row) => ({
    id: String(row.document_id),
    device: String(row.device ?? ''),
    place: String(row.place ?? ''),
    createdAt: toIso(row.created_at ?? null),
    lastSeen: toIso(row.last_seen ?? null),
    current: row.hash === hash,
  }));
}

/** Returns false if the user has no such session. */
export async function endListedSession(db: Db, userId: number, documentId: string): Promise<boolean> {
  return (await db('account_sessions').where({ user_id: userId, document_id: documentId }).delete()) > 0;
}
