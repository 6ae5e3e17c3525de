import type { Knex } from 'knex';
import { type Db, createStamps } from '../database/row-helpers';
import type { IdOf } from '../database/together';
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

interface AddressedMail extends Omit<NewMail, 'topic' | 'orderId'> {
  /** A value, or an expression for it. */
  topic: string | Knex.Raw;
  orderId?: ReturnType<IdOf>;
}

const mailsInsert = (db: Db, mails: AddressedMail[], now: Date) =>
  db('outbox_messages')
    .insert(
      mails.map(({ topic, kind, orderId, payload, notBefore }) => ({
        ...createStamps(now),
        topic,
        order_id: orderId ?? null,
        kind,
        payload: JSON.stringify(payload ?? {}),
        state: 'pending',
        attempts: 0,
        next_attempt_at: notBefore ?? now,
      })),
    )
    .onConflict(['topic', 'kind'])
    .ignore()
    .returning('id');

/** Enqueues mails in the caller's transaction; the unique index on (topic, kind) prevents duplicates. */
export async function enqueueMails(db: Db, mails: NewMail[], now = new Date()): Promise<void> {
  if (mails.length > 0) await mailsInsert(db, mails, now);
}

export const orderTopic = (orderId: number): string => `order:${orderId}`;

/** The first mails of an order whose id is an expression, for `together`. Their topic is that of `orderTopic`. */
export const firstOrderMailsInsert = (db: Db, orderId: ReturnType<IdOf>, kinds: readonly MailKind[], now: Date) => {
  const topic = db.raw(`'order:' || cast(? as integer)`, [orderId]);
  return mailsInsert(
    db,
    kinds.map((kind) => ({ topic, kind, orderId })),
    now,
  );
};

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
