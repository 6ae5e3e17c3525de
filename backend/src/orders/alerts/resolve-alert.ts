import { addEvent } from '../records/order-events';
import type { Db } from '../../platform/database/row-helpers';
import type { AlertKind } from './alert-titles';
import type { AuditActor } from '../../platform/admin/audit-actor';

/** Resolves an alert with a note about what was done; the first resolution stays. False when there is no such alert. */
export async function resolveAlert(
  trx: Db,
  documentId: string,
  note: string,
  actor: AuditActor,
  now = new Date(),
): Promise<boolean> {
  const alert: { id: number; kind: string; order_id: number | null } | undefined = await trx('alerts')
    .where({ document_id: documentId })
    .first('id', 'kind', 'order_id');
  if (!alert) return false;
  const count = await trx('alerts')
    .where({ id: alert.id, state: 'open' })
    .update({ state: 'resolved', resolved_at: now, resolved_by: actor, note, updated_at: now });
  if (count === 1 && alert.order_id !== null)
    await addEvent(trx, alert.order_id, 'alert-resolved', { kind: alert.kind, note }, now, actor);
  return true;
}

/** Resolves the open alerts of a kind for an order, or for one topic, after they were decided elsewhere. */
export async function resolveAlertsOf(
  trx: Db,
  about: { kind: AlertKind } & ({ orderId: number } | { topic: string }),
  note: string,
  actor: AuditActor,
): Promise<void> {
  const subject = 'topic' in about ? { topic: `${about.kind}:${about.topic}` } : { order_id: about.orderId };
  const open: { document_id: string }[] = await trx('alerts')
    .where({ ...subject, kind: about.kind, state: 'open' })
    .select('document_id');
  for (const alert of open) await resolveAlert(trx, alert.document_id, note, actor);
}
