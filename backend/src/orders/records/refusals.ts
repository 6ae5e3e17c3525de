import { hashBody } from '../../domain/body-hash';
import { type Db, createStamps } from '../../platform/database/rows';
import type { Actor } from '../../platform/admin/actor';

export interface RefusedMove {
  /** What was to move: `payment`, `delivery`, `pay-again`. */
  what: string;
  /** A name for the reason, or words. */
  why: string;
  /** What tells this refusal from others of its kind; the same again is not written again. */
  facts?: object;
}

/** Writes a move that was refused into the order's diary, once per distinct refusal. */
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
