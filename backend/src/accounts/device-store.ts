import { type Db, createStamps } from '../platform/database/row-helpers';

const MAX_DEVICES = 20;

/** Stores a browser that signed in, so that later attempts from it are limited separately from unknown browsers. */
export async function rememberDevice(db: Db, userId: number, device: string | null, now = new Date()): Promise<void> {
  if (!device) return;
  await db('account_devices')
    .insert({ ...createStamps(now), hash: device, user_id: userId, last_seen: now })
    .onConflict(['user_id', 'hash'])
    .merge({ last_seen: now, updated_at: now });
  const kept = db('account_devices')
    .select('id')
    .where({ user_id: userId })
    .orderBy('last_seen', 'desc')
    .limit(MAX_DEVICES);
  await db('account_devices').where({ user_id: userId }).whereNotIn('id', kept).delete();
}

/** Also queried for unknown users (null), so that both take equally long. */
export async function isKnownDevice(db: Db, userId: number | null, device: string | null): Promise<boolean> {
  const row: unknown = await db('account_devices')
    .where({ user_id: userId ?? 0, hash: device ?? '' })
    .select('id')
    .first();
  return row !== undefined;
}

/** Whether anybody has signed in from this browser. */
export async function hasSignedInBefore(db: Db, device: string | null): Promise<boolean> {
  if (device === null) return false;
  const row: unknown = await db('account_devices').where({ hash: device }).first('id');
  return row !== undefined;
}

/** Lookup by email address, for requests that must not reveal whether an account exists. */
export async function isKnownDeviceOf(db: Db, email: string, device: string | null): Promise<boolean> {
  const row: unknown = await db('account_devices as d')
    .join('up_users as u', 'u.id', 'd.user_id')
    .where('d.hash', device ?? '')
    .andWhereRaw('lower(u.email) = ?', [email])
    .select('d.id')
    .first();
  return row !== undefined;
}
