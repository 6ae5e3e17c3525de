import type { CreditItem } from '../../domain/invoice-amounts';
import { type RefundRow, readRefundLines } from '../../orders/records/refund-rows';
import type { Db } from '../../platform/database/rows';

/** A refund of which the money has left, with what it was for. */
export interface RefundedItems {
  /** `refund:12`; a document names it, so that no refund is told twice. */
  key: string;
  /** Cents. */
  amount: number;
  items: CreditItem[];
}

type Told = Pick<RefundRow, 'id' | 'amount' | 'lines' | 'shipping'>;

const itemsOf = (row: Told): CreditItem[] => [
  ...readRefundLines(row).map(({ lineId, ...line }) => ({ source: lineId, ...line })),
  ...(row.shipping > 0 ? [{ source: 'shipping' as const, quantity: 1, amount: row.shipping }] : []),
];

/** Refunds of an order that no document tells yet: those that arrived first, of these the newest first. */
export async function readUntoldRefunds(trx: Db, orderId: number, told: Set<string | null>): Promise<RefundedItems[]> {
  const rows: Told[] = await trx('refunds')
    .where({ order_id: orderId })
    .whereIn('state', ['sent', 'refunded'])
    .orderBy([{ column: 'state' }, { column: 'id', order: 'desc' }])
    .select('id', 'state', 'amount', 'lines', 'shipping');
  return rows
    .map((row) => ({ key: `refund:${row.id}`, amount: row.amount, items: itemsOf(row) }))
    .filter(({ key }) => !told.has(key));
}
