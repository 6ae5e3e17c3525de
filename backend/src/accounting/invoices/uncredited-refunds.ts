import type { CreditItem } from '../../domain/invoice-amounts';
import { type RefundRow, parseRefundLines } from '../../orders/records/refund-rows';
import type { Db } from '../../platform/database/row-helpers';

/** A completed refund and what it was for. */
export interface RefundedItems {
  /** `refund:12`; stored with the credit note, so that each refund is listed only once. */
  key: string;
  /** Cents. */
  amount: number;
  items: CreditItem[];
}

type RefundColumns = Pick<RefundRow, 'id' | 'amount' | 'lines' | 'shipping'>;

const itemsOf = (row: RefundColumns): CreditItem[] => [
  ...parseRefundLines(row).map(({ lineId, ...line }) => ({ source: lineId, ...line })),
  ...(row.shipping > 0 ? [{ source: 'shipping' as const, quantity: 1, amount: row.shipping }] : []),
];

/** Refunds of an order without a credit note: completed ones first, newest first within a state. */
export async function readUncreditedRefunds(
  trx: Db,
  orderId: number,
  listed: Set<string | null>,
): Promise<RefundedItems[]> {
  const rows: RefundColumns[] = await trx('refunds')
    .where({ order_id: orderId })
    .whereIn('state', ['sent', 'refunded'])
    .orderBy([{ column: 'state' }, { column: 'id', order: 'desc' }])
    .select('id', 'state', 'amount', 'lines', 'shipping');
  return rows
    .map((row) => ({ key: `refund:${row.id}`, amount: row.amount, items: itemsOf(row) }))
    .filter(({ key }) => !listed.has(key));
}
