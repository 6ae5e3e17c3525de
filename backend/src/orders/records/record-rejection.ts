import { hashBody } from '../../domain/body-hash';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export interface RejectedChange {
  /** Subject of the change: `payment`, `delivery`, `pay-again`. */
  subject: string;
  /** Code or text of the reason. */
  reason: string;
  /** Details that distinguish this rejection from others; identical ones are recorded once. */
  details?: object;
}

/** Records a rejected change in the order's timeline, once per distinct rejection. */
export async function recordRejection(
  db: Db,
  orderId: number,
  { subject, reason, details = {} }: RejectedChange,
  now = new Date(),
  actor: AuditActor = 'system',
): Promise<void> {
  await db('order_events')
    .insert({
      ...createStamps(now),
      order_id: orderId,
      kind: 'refused',
      at: now,
      actor,
      data: JSON.stringify({ what: subject, why: reason, ...details }),
      key: hashBody({ orderId, what: subject, why: reason, facts: details }),
    })
    .onConflict(db.raw('(key) where key is not null') as unknown as string)
    .ignore();
}
