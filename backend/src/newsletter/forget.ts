import type { Db } from '../orders/rows';
import { DAY_MS } from '../domain/time';
import { subscriberTopic } from './subscribers';

/** As long as the link of the mail works. */
const PENDING_DAYS = 7;

type Row = { id: number; document_id: string };

/** Removes subscribers and what the outbox knows of their mails. */
async function forget(db: Db, rows: Row[]): Promise<void> {
  const topics = rows.map(({ document_id: id }) => subscriberTopic(id));
  await db('outbox_messages').whereIn('topic', topics).delete();
  await db('newsletter_subscribers')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .delete();
}

export async function forgetSubscriber(db: Db, documentId: string): Promise<void> {
  await forget(db, await db('newsletter_subscribers').where({ document_id: documentId }).select('id', 'document_id'));
}

/** Whoever leaves the shop leaves the list (GDPR art. 17). */
export async function forgetSubscriberOf(db: Db, email: string): Promise<void> {
  await forget(
    db,
    await db('newsletter_subscribers').where({ email: email.toLowerCase() }).select('id', 'document_id'),
  );
}

/** Who didn't follow the link didn't want the newsletter, or never asked for it. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_DAYS * DAY_MS);
  const rows: Row[] = await db('newsletter_subscribers')
    .where({ state: 'pending' })
    .andWhere('requested_at', '<', before)
    .limit(500)
    .select('id', 'document_id');
  await forget(db, rows);
}
