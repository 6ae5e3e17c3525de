import type { Db } from '../database/rows';

/** Drops the waiting mails of a kind, numbered ones too, that nobody needs any more. Answers how many. */
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
