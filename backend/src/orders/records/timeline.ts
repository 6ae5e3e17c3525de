import { type Db, toIso } from '../../platform/database/rows';

/** A step of an order as its customer sees it. */
export interface TimelineEntry {
  at: string | null;
  kind: 'placed' | 'status' | 'delivery' | 'replaced';
  /** The state it led to. */
  to?: string;
}

const KINDS = ['placed', 'status', 'delivery', 'replaced'];

/** The customer's part of the order's diary: no provider's names, no stock, no accounts. */
export async function readTimeline(db: Db, orderId: number): Promise<TimelineEntry[]> {
  const rows: { kind: TimelineEntry['kind']; at: string | number | Date | null; data: unknown }[] = await db(
    'order_events',
  )
    .where({ order_id: orderId })
    .whereIn('kind', KINDS)
    .orderBy('id')
    .select('kind', 'at', 'data');
  return rows.flatMap(({ kind, at, data }) => {
    const { to, on, undo } = (typeof data === 'string' ? JSON.parse(data) : (data ?? {})) as Record<string, unknown>;
    // A step that was taken back never was, for the customer.
    if (undo) return [];
    // A parcel arrives before somebody notes it.
    return [{ at: typeof on === 'string' ? on : toIso(at), kind, ...(typeof to === 'string' ? { to } : {}) }];
  });
}
