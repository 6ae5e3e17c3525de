import { DAY_MS } from '../../domain/time';
import type { Db } from '../../platform/database/row-helpers';

/** Who has waited so long has found something else. */
const WAITING_DAYS = 180;
/** As long as a question about the mail may come up. */
const NOTIFIED_DAYS = 30;

export const topicOf = (requestId: string): string => `back-in-stock:${requestId}`;

type Request = { id: number; document_id: string };

/** Removes requests and what the outbox knows of their mails. */
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

/** All that an address ever asked for: its owner has had enough, or leaves the shop (GDPR art. 17). */
export async function deleteRequestsOf(db: Db, email: string): Promise<void> {
  await deleteRequests(
    db,
    await db('back_in_stock_requests').where({ email: email.toLowerCase() }).select('id', 'document_id'),
  );
}

/** Nobody's address is kept longer than the mail needs it. */
export async function deleteExpiredRequests(db: Db, now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const old: Request[] = await db('back_in_stock_requests')
    .where((waiting) => waiting.where({ state: 'waiting' }).andWhere('requested_at', '<', ago(WAITING_DAYS)))
    .orWhere((told) => told.where({ state: 'notified' }).andWhere('notified_at', '<', ago(NOTIFIED_DAYS)))
    .limit(500)
    .select('id', 'document_id');
  await deleteRequests(db, old);
}
