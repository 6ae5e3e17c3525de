import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { database } from '../../support/database';

/** As if the order's last step and the mail it holds back were three minutes older. Events are never changed, but one may be added. */
export async function passUndoPeriod(id: string): Promise<void> {
  const past = new Date(Date.now() - 3 * 60_000);
  const order = await database()('orders').where({ document_id: id }).first<{ id: number }>('id');
  const steps = database()('order_events').where({ order_id: order.id, kind: 'delivery' });
  const { id: _id, ...last } = await steps.orderBy('id', 'desc').first<Record<string, unknown>>();
  await database()('order_events').insert({ ...last, document_id: randomUUID(), at: past });
  const held = { topic: `order:${order.id}`, kind: 'order-shipped', state: 'pending' };
  const moved = await database()('outbox_messages').where(held).update({ next_attempt_at: past });
  expect(moved, 'the mail waits').toBe(1);
}
