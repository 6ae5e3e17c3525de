import type { Knex } from 'knex';
import { ShopError } from '../../domain/shop-error';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { findSubscriber, subscriberTopic } from './subscriber-rows';
import { readSubscriberToken } from './subscriber-tokens';
import { wakeJob } from '../../platform/jobs/start-job';

/** Confirms a subscription. Idempotent; throws `InvalidCode` after unsubscribing. */
export async function confirmSubscription(db: Knex, body: unknown, now = new Date()): Promise<void> {
  const id = readSubscriberToken('confirm', body);
  const isNew = await transact(db, async (trx) => {
    const changed = await trx('newsletter_subscribers')
      .where({ document_id: id, state: 'pending' })
      .update({ state: 'confirmed', confirmed_at: now, updated_at: now });
    // The welcome mail contains the unsubscribe link.
    if (changed > 0) await enqueueMails(trx, [{ topic: subscriberTopic(id), kind: 'newsletter.welcome' }], now);
    else if (!(await findSubscriber(trx, id))) throw new ShopError('InvalidCode', 'This link is no longer valid');
    return changed > 0;
  });
  if (isNew) wakeJob('outbox');
}
