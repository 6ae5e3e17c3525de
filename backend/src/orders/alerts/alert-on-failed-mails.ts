import { onMailDead } from '../../platform/outbox/outbox-queue';
import { raiseAlert } from './raise-alert';

/** Raises an alert for every mail that the outbox stopped retrying. */
export function alertOnFailedMails(): void {
  onMailDead(async (trx, row, reason, now) => {
    const data = { mail: row.document_id, kind: row.kind, topic: row.topic, error: reason.slice(0, 200) };
    const about = { kind: 'mail-dead' as const, orderId: row.order_id, topic: `mail:${row.id}`, data };
    // No mail about a failed alert mail: it would fail the same way.
    await raiseAlert(trx, { ...about, again: true, mail: !row.kind.startsWith('operator-alert') }, now);
  });
}
