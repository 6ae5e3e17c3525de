import { missingPieces } from '../../domain/awaited-return';
import { type RecallScope, affectedPieces } from '../../domain/recall';
import { shopDay } from '../../domain/shop-calendar';
import { type LineRow, readLots } from '../../orders/records/order-rows';
import { type ReturnRow, parseReturn } from '../../orders/records/return-rows';
import { type Db, type StoredDate, toDate } from '../../platform/database/row-helpers';
import { readCompany } from '../../platform/settings/company';
import type { Locale } from '../../../contract/locales';
import type { Recall } from './read-recalls';

/** Pieces of one line of an affected order that are still with its customer. */
interface AffectedLine {
  title: string;
  options: LineRow['options'];
  quantity: number;
  lots: string[];
}

export interface AffectedOrder {
  id: number;
  documentId: string;
  orderNr: string;
  language: Locale;
  lines: AffectedLine[];
}

const COLUMNS = ['id', 'order_id', 'variant_id', 'title', 'options', 'quantity', 'refunded_quantity', 'lots'] as const;

type Row = Pick<LineRow, (typeof COLUMNS)[number]> & {
  document_id: string;
  order_nr: string;
  language: Locale;
  shipped_at: StoredDate;
};

const sentLines = (db: Db, variantIds: readonly string[], orderId: number | null) =>
  db('order_lines as line')
    .join('orders as sold', 'sold.id', 'line.order_id')
    .whereIn('line.variant_id', variantIds)
    .whereIn('sold.fulfilment', ['shipped', 'delivered'])
    .modify((query) => {
      if (orderId !== null) query.andWhere('sold.id', orderId);
    });

/** Pieces per line that were refunded ahead and have not come back: they are still with the customer. */
async function readRefundedButKept(db: Db, lines: ReturnType<typeof sentLines>): Promise<Map<number, number>> {
  const rows: ReturnRow[] = await db('order_returns')
    .whereNotNull('refunded_ahead_at')
    .whereIn('order_id', lines.select('sold.id'));
  const kept = new Map<number, number>();
  for (const { lineId, quantity } of rows.flatMap((row) => missingPieces(parseReturn(row))))
    kept.set(lineId, (kept.get(lineId) ?? 0) + quantity);
  return kept;
}

/** Orders with pieces that a recall is about, in the order of their sale; or only the one with this row id. */
export async function findAffected(db: Db, { scope }: Recall, orderId: number | null = null): Promise<AffectedOrder[]> {
  const { lots } = scope;
  if (lots === null || scope.variantIds.length === 0) return [];
  const meant: RecallScope = { ...scope, lots };
  const rows: Row[] = await sentLines(db, scope.variantIds, orderId)
    .orderBy([{ column: 'sold.id' }, { column: 'line.position' }])
    .select(
      ...COLUMNS.map((name) => `line.${name}`),
      'sold.document_id',
      'sold.order_nr',
      'sold.language',
      'sold.shipped_at',
    );
  if (rows.length === 0) return [];
  const kept = await readRefundedButKept(db, sentLines(db, scope.variantIds, orderId));
  const { timeZone } = await readCompany(db);
  const orders = new Map<number, AffectedOrder>();
  for (const row of rows) {
    const quantity = affectedPieces(meant, {
      variantId: row.variant_id,
      quantity: row.quantity,
      refunded: row.refunded_quantity ?? 0,
      refundedButKept: kept.get(row.id) ?? 0,
      lots: readLots(row),
      shippedOn: shopDay(toDate(row.shipped_at) ?? new Date(0), timeZone),
    });
    if (quantity === 0) continue;
    const { order_id: id, document_id: documentId, order_nr: orderNr, language, title, options } = row;
    const order = orders.get(id) ?? { id, documentId, orderNr, language, lines: [] };
    order.lines.push({ title, options, quantity, lots: readLots(row) });
    orders.set(id, order);
  }
  return [...orders.values()];
}
