import type { Knex } from 'knex';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { IdOf } from '../../platform/database/together';
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
  await eventsInsert(db, orderId, [{ kind, data }], now, actor);
}

const eventRow = (
  orderId: ReturnType<IdOf>,
  { kind, data = {} }: NewEvent,
  now: Date,
  actor: AuditActor,
): Record<string, Knex.Value> => ({
  ...createStamps(now),
  order_id: orderId,
  kind,
  at: now,
  actor,
  data: JSON.stringify(data),
});

/** Inserts several events with the same time in one statement. `orderId`: the order's id, or an expression for it. */
export const eventsInsert = (
  db: Db,
  orderId: ReturnType<IdOf>,
  events: NewEvent[],
  now: Date,
  actor: AuditActor = 'system',
) =>
  db('order_events')
    .insert(events.map((event) => eventRow(orderId, event, now, actor)))
    .returning('id');

/** Inserts an event only if a row was changed: `changedId`, of `together`, is not NULL then. */
export function eventInsertIf(
  db: Db,
  changedId: ReturnType<IdOf>,
  orderId: number,
  event: NewEvent,
  now: Date,
): Knex.QueryBuilder {
  const row = Object.entries(eventRow(orderId, event, now, 'system'));
  const columns = row.map(([column]) => column);
  return db
    .into(db.raw(`?? (${columns.map(() => '??').join(', ')})`, ['order_events', ...columns]))
    .insert(db.select(row.map(([, value]) => db.raw('?', [value]))).whereRaw('? is not null', [changedId]))
    .returning('id');
}
