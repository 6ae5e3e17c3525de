import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

interface NewEvent {
  kind: string;
  data?: object;
}

/** Adds an event to the order's timeline, the operators' record of what happened, when and by whom. */
export async function addEvent(
  db: Db,
  orderId: number,
  kind: string,
  data: object = {},
  now = new Date(),
  actor: AuditActor = 'system',
): Promise<void> {
  await addEvents(db, orderId, [{ kind, data }], now, actor);
}

/** Inserts several events with the same time in one statement. */
export async function addEvents(
  db: Db,
  orderId: number,
  events: NewEvent[],
  now: Date,
  actor: AuditActor = 'system',
): Promise<void> {
  const rows = events.map(({ kind, data = {} }) => ({
    ...createStamps(now),
    order_id: orderId,
    kind,
    at: now,
    actor,
    data: JSON.stringify(data),
  }));
  await db('order_events').insert(rows);
}
