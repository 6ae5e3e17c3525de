import { deleteSubscriber } from './delete-subscriber';
import { readSubscriberToken } from './subscriber-tokens';
import type { Db } from '../../platform/database/row-helpers';

/** Deletes a subscription. Idempotent. */
export async function unsubscribe(db: Db, body: unknown): Promise<void> {
  await deleteSubscriber(db, readSubscriberToken('stop', body));
}
