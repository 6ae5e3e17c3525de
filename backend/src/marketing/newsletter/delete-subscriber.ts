import type { Knex } from 'knex';
import { DAY_MS } from '../../domain/time';
import { transact } from '../../platform/database/transact';
import { subscriberTopic } from './subscriber-rows';
import type { Db } from '../../platform/database/row-helpers';

/** Validity of the confirmation link. */
const PENDING_DAYS = 7;

type Choose = (subscribers: Knex.QueryBuilder) => Knex.QueryBuilder;

/** Deletes subscribers and their outbox messages. Rows are locked, so none can be confirmed concurrently. */
async function deleteSubscribers(db: Db, choose: Choose): Promise<void> {
  await transact(db, async (trx) => {
    const rows: { id: number; document_id: string }[] = await choose(trx('newsletter_subscribers'))
      .forNoKeyUpdate()
      .select('id', 'document_id');
    const topics = rows.map(({ document_id: id }) => subscriberTopic(id));
    const ids = rows.map(({ id }) => id);
    await trx('outbox_messages').whereIn('topic', topics).delete();
    await trx('newsletter_subscribers').whereIn('id', ids).delete();
  });
}

export async function deleteSubscriber(db: Db, documentId: string): Promise<void> {
  await deleteSubscribers(db, (subscribers) => subscribers.where({ document_id: documentId }));
}

/** Deletes the subscription of a deleted account (GDPR art. 17). */
export async function deleteSubscriberByEmail(db: Db, email: string): Promise<void> {
  await deleteSubscribers(db, (subscribers) => subscribers.where({ email: email.toLowerCase() }));
}

/** Deletes up to 500 subscriptions that were not confirmed in time. */
export async function deleteUnconfirmedSubscribers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_DAYS * DAY_MS);
  await deleteSubscribers(db, (subscribers) =>
    subscribers.where({ state: 'pending' }).andWhere('requested_at', '<', before).limit(500),
  );
}
