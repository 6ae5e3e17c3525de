import { forgetSubscriber } from './delete-subscriber';
import { readSubscriberToken } from './tokens';
import type { Db } from '../../platform/database/row-helpers';

/** Takes an address off the list, for good. Asked again it answers the same: nothing is left to stop. */
export async function stopSubscription(db: Db, body: unknown): Promise<void> {
  await forgetSubscriber(db, readSubscriberToken('stop', body));
}
