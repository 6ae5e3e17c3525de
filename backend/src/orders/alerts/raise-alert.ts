import { addEvent } from '../records/events';
import { enqueueMails, orderTopic } from '../../platform/outbox/enqueue';
import { titleOf } from './titles';
import { type Db, createStamps } from '../../platform/database/rows';

export interface NewAlert {
  /** What a person must decide: `oversold`, `double`, `amount`, `chargeback`, … */
  kind: string;
  /** Null when it is not about an order. */
  orderId: number | null;
  data?: object;
  /** What it is about, when that is not the order as a whole: the same topic never alerts twice. */
  topic?: string;
  /** An alert that was settled before opens once more. */
  again?: boolean;
  /** False when a mail would be of no use, because mails are what is broken. */
  mail?: boolean;
}

/** The row as it was written now, or null when this topic has its alert already. */
async function writeAlert(trx: Db, alert: NewAlert, now: Date): Promise<{ id: number; topic: string } | null> {
  const { kind, orderId, data = {}, again = false } = alert;
  const topic = `${kind}:${alert.topic ?? (orderId === null ? '' : orderTopic(orderId))}`;
  const fresh = { state: 'open', raised_at: now, resolved_at: null, resolved_by: null, data: JSON.stringify(data) };
  const insert = trx('alerts').insert({
    ...createStamps(now),
    ...fresh,
    title: titleOf(kind),
    kind,
    topic,
    order_id: orderId,
  });
  const conflict = insert.onConflict('topic');
  const rows: { id: number }[] = await (again
    ? conflict.merge({ ...fresh, updated_at: now }).where('alerts.state', 'resolved')
    : conflict.ignore()
  ).returning('id');
  const id = rows[0]?.id;
  return id === undefined ? null : { id, topic };
}

/**
 * Tells the people behind the counter that something needs a decision: a row in the admin, a line in the order's diary
 * and a mail to the operator, once per topic (by default: per order and kind). In the transaction of what it is about.
 */
export async function raiseAlert(trx: Db, alert: NewAlert, now = new Date()): Promise<void> {
  const { kind, orderId, mail = true } = alert;
  const written = await writeAlert(trx, alert, now);
  if (!written) return;
  if (orderId !== null) await addEvent(trx, orderId, 'alert', { kind }, now);
  if (!mail) return;
  const about = orderId === null ? {} : { orderId };
  // An alert that opens again is told again: the time is part of the mail's name.
  const name = `operator-alert.${written.id}.${now.getTime()}`;
  await enqueueMails(
    trx,
    [{ topic: `alert:${written.id}`, kind: name, ...about, payload: { alert: written.id } }],
    now,
  );
}
