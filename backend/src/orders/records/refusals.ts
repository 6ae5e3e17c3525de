import { hashBody } from '../../domain/body-hash';
import { type Db, createStamps } from '../../platform/database/rows';
import type { Actor } from '../../platform/admin/actor';

export interface RefusedMove {
  /** Subject of the change: `payment`, `delivery`, `pay-again`. */
  what: string;
  /** Code or text of the reason. */
  why: string;
  /** Details that distinguish this rejection from others; identical ones are recorded once. */
  facts?: object;
}

/** Records a rejected change in the order's timeline, once per distinct rejection. */
export async function recordRefusal(
  db: Db,
  orderId: number,
  { what, why, facts = {} }: RefusedMove,
  now = new Date(),
  actor: Actor = 'system',
): Promise<void> {
  await db('order_events')
    .insert({
      ...createStamps(now),
      order_id: orderId,
      kind: 'refused',
      at: now,
      actor,
      data: JSON.stringify({ what, why, ...facts }),
      key: hashBody({ orderId, what, why, facts }),
    })
    .onConflict(db.raw('(key) where key is not null') as unknown as string)
    .ignore();
}
