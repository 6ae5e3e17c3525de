import { type Db, createStamps } from './rows';

/** The order's own diary: what happened and when, for the operator and for whoever must find out later. */
export async function addEvent(
  db: Db,
  orderId: number,
  kind: string,
  data: object = {},
  now = new Date(),
): Promise<void> {
  await db('order_events').insert({
    ...createStamps(now),
    order_id: orderId,
    kind,
    at: now,
    data: JSON.stringify(data),
  });
}
