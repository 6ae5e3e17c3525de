import type { Db } from '../database/row-helpers';

/** Cancels pending mails of a kind, including numbered ones, that are no longer needed. Returns their number. */
export function cancelPendingMails(
  db: Db,
  { kind, ...about }: { kind: string; topic: string } | { kind: string; order_id: number },
  reason: string,
  now: Date,
): Promise<number> {
  return db('outbox_messages')
    .where({ ...about, state: 'pending' })
    .where((named) => named.where('kind', kind).orWhere('kind', 'like', `${kind}.%`))
    .update({ state: 'dropped', last_error: reason, updated_at: now });
}
