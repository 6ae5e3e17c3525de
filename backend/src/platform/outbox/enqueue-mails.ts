import { type Db, createStamps } from '../database/row-helpers';
import type { MailKind } from './mail-kinds';

export interface NewMail {
  /** Subject: `order:12`, `submission:5`, `user:7:<nonce>`. There is at most one mail per topic and kind. */
  topic: string;
  kind: MailKind;
  orderId?: number;
  /** Data for the renderer. Must not contain secrets: rows are kept after sending. */
  payload?: object;
  /** Earliest time to send it. */
  notBefore?: Date;
}

/** Enqueues mails in the caller's transaction; the unique index on (topic, kind) prevents duplicates. */
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
export async function enqueueOrderMails(
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
