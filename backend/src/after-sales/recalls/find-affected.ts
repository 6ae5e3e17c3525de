import { type RecallScope, affectedPieces } from '../../domain/recall';
import { shopDay } from '../../domain/shop-calendar';
import { type LineRow, readLots } from '../../orders/records/order-rows';
import { type Db, type StoredDate, toDate } from '../../platform/database/row-helpers';
import { readCompany } from '../../platform/settings/company';
import type { Locale } from '../../../contract/locales';
import { readGonePieces } from './gone-pieces';
import type { Recall } from './read-recalls';

/** Pieces of one line of an affected order that may still be with its customer. */
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

const COLUMNS = ['id', 'order_id', 'variant_id', 'title', 'options', 'quantity', 'lots'] as const;

type Row = Pick<LineRow, (typeof COLUMNS)[number]> & {
  document_id: string;
  order_nr: string;
  language: Locale;
  shipped_at: StoredDate;
};

/** Lines of orders that were sent; also of returned ones, where everything was refunded and not all came back. */
const sentLines = (db: Db, variantIds: readonly string[], orderId: number | null) =>
  db('order_lines as line')
    .join('orders as sold', 'sold.id', 'line.order_id')
    .whereIn('line.variant_id', variantIds)
    .whereIn('sold.fulfilment', ['shipped', 'delivered', 'returned'])
    .modify((query) => {
      if (orderId !== null) query.andWhere('sold.id', orderId);
    });

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
  const gone = await readGonePieces(db, () => sentLines(db, scope.variantIds, orderId).select('sold.id'));
  const { timeZone } = await readCompany(db);
  const orders = new Map<number, AffectedOrder>();
  for (const row of rows) {
    const quantity = affectedPieces(meant, {
      variantId: row.variant_id,
      quantity: row.quantity,
      gone: gone.get(row.id) ?? 0,
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
