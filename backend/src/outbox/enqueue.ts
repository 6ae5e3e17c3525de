import { type Db, createStamps } from '../orders/rows';

export type MessageKind =
  | 'order-received'
  | 'order-paid'
  | 'bank-transfer'
  | 'order-shipped'
  | 'operator-paid'
  | 'operator-alert-oversold'
  | 'operator-alert-double'
  | 'operator-alert-amount'
  | 'operator-alert-chargeback';

/** Notes mails in the order's own transaction; the unique index on (order, kind) keeps each at one. */
export async function enqueueMessages(
  db: Db,
  orderId: number,
  kinds: string[],
  payload: object = {},
  now = new Date(),
): Promise<void> {
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({
    ...createStamps(now),
    order_id: orderId,
    kind,
    payload: JSON.stringify(payload),
    state: 'pending',
    attempts: 0,
    next_attempt_at: now,
  }));
  await db('outbox_messages').insert(rows).onConflict(['order_id', 'kind']).ignore();
}
