import { DAY_MS } from '../../domain/time';
import type { Db } from '../../platform/database/row-helpers';

/** Pending requests older than this are deleted: the customer has most likely bought something else. */
const WAITING_DAYS = 180;
/** Notified requests are kept this long for support questions about the mail. */
const NOTIFIED_DAYS = 30;

export const topicOf = (requestId: string): string => `back-in-stock:${requestId}`;

type Request = { id: number; document_id: string };

/** Deletes requests together with their outbox messages. */
async function deleteRequests(db: Db, requests: Request[]): Promise<void> {
  const topics = requests.map(({ document_id: id }) => topicOf(id));
  await db('outbox_messages').whereIn('topic', topics).delete();
  await db('back_in_stock_requests')
    .whereIn(
      'id',
      requests.map(({ id }) => id),
    )
    .delete();
}

/** Deletes every request of an email address: on unsubscribe and on account deletion (GDPR art. 17). */
export async function deleteRequestsOf(db: Db, email: string): Promise<void> {
  await deleteRequests(
    db,
    await db('back_in_stock_requests').where({ email: email.toLowerCase() }).select('id', 'document_id'),
  );
}

/** Deletes up to 500 expired requests; email addresses are not stored longer than the mail needs them. */
export async function deleteExpiredRequests(db: Db, now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const old: Request[] = await db('back_in_stock_requests')
    .where((waiting) => waiting.where({ state: 'waiting' }).andWhere('requested_at', '<', ago(WAITING_DAYS)))
    .orWhere((notified) => notified.where({ state: 'notified' }).andWhere('notified_at', '<', ago(NOTIFIED_DAYS)))
    .limit(500)
    .select('id', 'document_id');
  await deleteRequests(db, old);
}
