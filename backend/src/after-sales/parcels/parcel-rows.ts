import type { ParcelState } from '../../carrier/carrier';
import type { Db, StoredDate } from '../../platform/database/row-helpers';

/** The label of an order at the carrier; at most one per order. */
export interface ParcelRow {
  id: number;
  order_id: number;
  /** Our name of it at the carrier; another one after a label was canceled. */
  reference: string;
  /** `requested`: the carrier was or will be asked, and its answer may have been lost. */
  state: 'requested' | 'made' | 'canceled';
  /** Until when the request that makes the label may take. */
  busy_until: StoredDate;
  provider_id: string | null;
  /** What the carrier said last, and when; null before it has said anything. */
  progress: ParcelState | null;
  said: string | null;
  said_at: StoredDate;
}

export async function findParcelOf(db: Db, orderId: number): Promise<ParcelRow | null> {
  const row: ParcelRow | undefined = await db('parcels').where({ order_id: orderId }).first();
  return row ?? null;
}

export async function findParcelByProviderId(db: Db, providerId: string): Promise<ParcelRow | null> {
  const row: ParcelRow | undefined = await db('parcels').where({ provider_id: providerId }).first();
  return row ?? null;
}
