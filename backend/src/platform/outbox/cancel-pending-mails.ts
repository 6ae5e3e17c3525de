import type { Db } from '../database/row-helpers';

type About = { kind: string; topic: string } | { kind: string; order_id: number };

/** Statement of `cancelPendingMails`, for `together`. */
export const pendingMailsUpdate = (db: Db, { kind, ...about }: About, reason: string, now: Date) =>
  db('outbox_messages')
    .where({ ...about, state: 'pending' })
    .where((named) => named.where('kind', kind).orWhere('kind', 'like', `${kind}.%`))
    .update({ state: 'dropped', last_error: reason, updated_at: now });

/** Cancels pending mails of a kind, including numbered ones, that are no longer needed. Returns their number. */
export const cancelPendingMails = async (db: Db, about: About, reason: string, now: Date): Promise<number> =>
  pendingMailsUpdate(db, about, reason, now);
