import type { Knex } from 'knex';
import { ShopError } from '../../domain/shop-error';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { findSubscriber, subscriberTopic } from './subscribers';
import { readSubscriberToken } from './tokens';
import { wakeJob } from '../../platform/jobs/start-job';

/** Puts the owner of an address on the list. Asked again it changes nothing; after they left the link is dead. */
export async function confirmSubscription(db: Knex, body: unknown, now = new Date()): Promise<void> {
  const id = readSubscriberToken('confirm', body);
  const isNew = await transact(db, async (trx) => {
    const changed = await trx('newsletter_subscribers')
      .where({ document_id: id, state: 'pending' })
      .update({ state: 'confirmed', confirmed_at: now, updated_at: now });
    // This mail brings the way out.
    if (changed > 0) await enqueueMails(trx, [{ topic: subscriberTopic(id), kind: 'newsletter.welcome' }], now);
    else if (!(await findSubscriber(trx, id))) throw new ShopError('InvalidCode', 'This link does not work any more');
    return changed > 0;
  });
  if (isNew) wakeJob('outbox');
}
