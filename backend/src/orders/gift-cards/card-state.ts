import type { GiftCardRow, GiftCardState } from './card-rows';
import { cancelPendingMails } from '../../platform/outbox/cancel-pending-mails';
import { orderTopic } from '../../platform/outbox/enqueue-mails';
import type { Db } from '../../platform/database/row-helpers';

/** The mail with the code of a card; there is one. */
export const cardMail = ({ id, order_id: orderId }: Pick<GiftCardRow, 'id' | 'order_id'>) => ({
  topic: orderTopic(orderId),
  kind: `gift-card.${id}` as const,
});

/** Changes what a card can be used for; it must be locked. Its code is mailed only while it pays: a mail that waits is kept until then. */
export async function setCardState(
  trx: Db,
  card: GiftCardRow,
  state: GiftCardState,
  reason: string | null,
  now: Date,
): Promise<void> {
  await trx('gift_cards').where({ id: card.id }).update({ state, reason, updated_at: now });
  if (state !== 'open') {
    await cancelPendingMails(trx, cardMail(card), `the card is ${state}`, now);
    return;
  }
  await trx('outbox_messages')
    .where({ ...cardMail(card), state: 'dropped' })
    .update({ state: 'pending', attempts: 0, lease_until: null, lease_token: null, last_error: null, updated_at: now });
}
