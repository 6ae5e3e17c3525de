import { addEvent } from '../records/order-events';
import { enqueueMails, orderTopic } from '../../platform/outbox/enqueue-mails';
import { type AlertKind, alertTitle } from './alert-titles';
import { type Db, createStamps } from '../../platform/database/row-helpers';

export interface NewAlert {
  /** What the operators must decide. */
  kind: AlertKind;
  /** Null when it does not concern an order. */
  orderId: number | null;
  data?: object;
  /** Subject other than the order as a whole; each topic is alerted once. */
  topic?: string;
  /** Reopens an alert that was resolved before. */
  again?: boolean;
  /** False to send no mail, when mail itself is failing. */
  mail?: boolean;
}

/** Inserts or reopens the row; null when this topic already has an open alert, or any alert without `again`. */
async function writeAlert(trx: Db, alert: NewAlert, now: Date): Promise<{ id: number; topic: string } | null> {
  const { kind, orderId, data = {}, again = false } = alert;
  const topic = `${kind}:${alert.topic ?? (orderId === null ? '' : orderTopic(orderId))}`;
  const fresh = { state: 'open', raised_at: now, resolved_at: null, resolved_by: null, data: JSON.stringify(data) };
  const insert = trx('alerts').insert({
    ...createStamps(now),
    ...fresh,
    title: alertTitle(kind),
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
 * Alerts the operators that something needs a decision: an alert in the admin, an event in the order's timeline and a mail,
 * once per topic (by default per order and kind). Runs in the transaction of its cause.
 */
export async function raiseAlert(trx: Db, alert: NewAlert, now = new Date()): Promise<void> {
  const { kind, orderId, mail = true } = alert;
  const written = await writeAlert(trx, alert, now);
  if (!written) return;
  if (orderId !== null) await addEvent(trx, orderId, 'alert', { kind }, now);
  if (!mail) return;
  const about = orderId === null ? {} : { orderId };
  // The time makes the kind unique, so that a reopened alert is mailed again.
  const name = `operator-alert.${written.id}.${now.getTime()}` as const;
  await enqueueMails(
    trx,
    [{ topic: `alert:${written.id}`, kind: name, ...about, payload: { alert: written.id } }],
    now,
  );
}
