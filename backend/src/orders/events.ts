import { type Db, createStamps } from './rows';

/** Who did it: the shop by itself, the customer, or somebody behind the counter (`admin:<name>`). */
export type Actor = 'system' | 'customer' | `admin:${string}`;

/** The order's own diary: what happened, when and by whom, for the operator and for whoever must find out later. */
export async function addEvent(
  db: Db,
  orderId: number,
  kind: string,
  data: object = {},
  now = new Date(),
  actor: Actor = 'system',
): Promise<void> {
  await db('order_events').insert({
    ...createStamps(now),
    order_id: orderId,
    kind,
    at: now,
    actor,
    data: JSON.stringify(data),
  });
}
