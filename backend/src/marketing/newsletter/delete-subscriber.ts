import type { Knex } from 'knex';
import { DAY_MS } from '../../domain/time';
import { transact } from '../../platform/database/transact';
import { subscriberTopic } from './subscribers';
import type { Db } from '../../platform/database/row-helpers';

/** As long as the link of the mail works. */
const PENDING_DAYS = 7;

type Choose = (subscribers: Knex.QueryBuilder) => Knex.QueryBuilder;

/** Removes subscribers and what the outbox knows of their mails. Those chosen are locked: nobody confirms while they go. */
async function forget(db: Db, choose: Choose): Promise<void> {
  await transact(db, async (trx) => {
    const rows: { id: number; document_id: string }[] = await choose(trx('newsletter_subscribers'))
      .forUpdate()
      .select('id', 'document_id');
    const topics = rows.map(({ document_id: id }) => subscriberTopic(id));
    const ids = rows.map(({ id }) => id);
    await trx('outbox_messages').whereIn('topic', topics).delete();
    await trx('newsletter_subscribers').whereIn('id', ids).delete();
  });
}

export async function forgetSubscriber(db: Db, documentId: string): Promise<void> {
  await forget(db, (subscribers) => subscribers.where({ document_id: documentId }));
}

/** Whoever leaves the shop leaves the list (GDPR art. 17). */
export async function forgetSubscriberOf(db: Db, email: string): Promise<void> {
  await forget(db, (subscribers) => subscribers.where({ email: email.toLowerCase() }));
}

/** Who didn't follow the link didn't want the newsletter, or never asked for it. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_DAYS * DAY_MS);
  await forget(db, (subscribers) =>
    subscribers.where({ state: 'pending' }).andWhere('requested_at', '<', before).limit(500),
  );
}
