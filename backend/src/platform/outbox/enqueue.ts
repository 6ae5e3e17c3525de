import { type Db, createStamps } from '../database/rows';
import type { MailKind } from './mail-kinds';

export interface NewMail {
  /** What it is about: `order:12`, `submission:5`, `user:7:<nonce>`. One mail per topic and kind, ever. */
  topic: string;
  kind: MailKind;
  orderId?: number;
  /** What only the sender knows. Never a secret: rows stay after the mail has gone. */
  payload?: object;
  /** It waits until then. */
  notBefore?: Date;
}

/** Notes mails in the transaction of what they tell about; the unique index on (topic, kind) keeps each at one. */
export async function enqueueMails(db: Db, mails: NewMail[], now = new Date()): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ topic, kind, orderId, payload, notBefore }) => ({
    ...createStamps(now),
    topic,
    order_id: orderId ?? null,
    kind,
    payload: JSON.stringify(payload ?? {}),
    state: 'pending',
    attempts: 0,
    next_attempt_at: notBefore ?? now,
  }));
  await db('outbox_messages').insert(rows).onConflict(['topic', 'kind']).ignore();
}

export const orderTopic = (orderId: number): string => `order:${orderId}`;

/** Mails about an order. */
export async function enqueueMessages(
  db: Db,
  orderId: number,
  kinds: readonly MailKind[],
  payload: object = {},
  now = new Date(),
): Promise<void> {
  const topic = orderTopic(orderId);
  await enqueueMails(
    db,
    kinds.map((kind) => ({ topic, kind, orderId, payload })),
    now,
  );
}
