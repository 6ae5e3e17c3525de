import { type Db, toIso } from '../../platform/database/row-helpers';

/** Step of an order as shown to the customer. */
export interface TimelineEntry {
  at: string | null;
  kind: 'placed' | 'status' | 'delivery' | 'replaced';
  /** The resulting state. */
  to?: string;
}

const KINDS = ['placed', 'status', 'delivery', 'replaced'];

/** Events of an order for its customer, without provider, stock and account details. */
export async function readCustomerTimeline(db: Db, orderId: number): Promise<TimelineEntry[]> {
  const rows: { kind: TimelineEntry['kind']; at: string | number | Date | null; data: unknown }[] = await db(
    'order_events',
  )
    .where({ order_id: orderId })
    .whereIn('kind', KINDS)
    .orderBy('id')
    .select('kind', 'at', 'data');
  return rows.flatMap(({ kind, at, data }) => {
    const { to, on, undo } = (typeof data === 'string' ? JSON.parse(data) : (data ?? {})) as Record<string, unknown>;
    // Steps that were undone are hidden.
    if (undo) return [];
    // The delivery day may be earlier than the time it was recorded.
    return [{ at: typeof on === 'string' ? on : toIso(at), kind, ...(typeof to === 'string' ? { to } : {}) }];
  });
}
