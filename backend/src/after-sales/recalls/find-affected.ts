import { type RecallScope, affectedPieces } from '../../domain/recall';
import type { StoredOption } from '../../domain/options';
import { type PieceExchange, sentPieces } from '../../domain/sent-pieces';
import { shopDay } from '../../domain/shop-calendar';
import { type ExchangeRow, sentAtOf } from '../../orders/records/exchange-rows';
import { type LineRow, readLots, readStoredOptions } from '../../orders/records/order-rows';
import { type Db, type StoredDate, toDate } from '../../platform/database/row-helpers';
import { readCompany } from '../../platform/settings/company';
import type { Locale } from '../../../contract/locales';
import { readGonePieces } from './gone-pieces';
import type { Recall } from './read-recalls';

/** Pieces of one line of an affected order that may still be with its customer. */
interface AffectedLine {
  title: string;
  options: StoredOption[];
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

/**
 * Lines of orders that were sent; also of returned ones, where everything was refunded and not all came back. And lines whose
 * piece was exchanged for another: the old one may still be with the customer.
 */
const sentLines = (db: Db, variantIds: readonly string[], orderId: number | null) =>
  db('order_lines as line')
    .join('orders as sold', 'sold.id', 'line.order_id')
    .where((about) =>
      about
        .whereIn('line.variant_id', variantIds)
        .orWhereIn('line.id', db('order_exchanges').whereIn('old_variant_id', variantIds).select('line_id')),
    )
    .whereIn('sold.fulfilment', ['shipped', 'delivered', 'returned'])
    .modify((query) => {
      if (orderId !== null) query.andWhere('sold.id', orderId);
    });

const toPieceExchange = (row: ExchangeRow): PieceExchange<StoredOption[]> => ({
  returnId: row.return_id,
  variantId: row.variant_id,
  oldVariantId: row.old_variant_id,
  old: row.old_options
    ? { options: readStoredOptions({ options: row.old_options }), lots: readLots({ lots: row.old_lots }) }
    : null,
  sentAt: sentAtOf(row),
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
  const ids = () => sentLines(db, scope.variantIds, orderId).select('sold.id');
  const gone = await readGonePieces(db, ids);
  const exchanges: ExchangeRow[] = await db('order_exchanges').whereIn('order_id', ids()).orderBy('id');
  const { timeZone } = await readCompany(db);
  const orders = new Map<number, AffectedOrder>();
  for (const row of rows) {
    const line = {
      variantId: row.variant_id,
      quantity: row.quantity,
      options: readStoredOptions(row),
      lots: readLots(row),
      sentAt: toDate(row.shipped_at) ?? new Date(0),
    };
    const pieces = sentPieces(
      line,
      exchanges.filter((one) => one.line_id === row.id).map(toPieceExchange),
      gone.filter((one) => one.lineId === row.id),
      [],
    );
    for (const { options, lots: noted, sentAt, ...piece } of pieces) {
      const quantity = affectedPieces(meant, { ...piece, lots: noted, shippedOn: shopDay(sentAt, timeZone) });
      if (quantity === 0) continue;
      const { order_id: id, document_id: documentId, order_nr: orderNr, language, title } = row;
      const order = orders.get(id) ?? { id, documentId, orderNr, language, lines: [] };
      order.lines.push({ title, options, quantity, lots: [...noted] });
      orders.set(id, order);
    }
  }
  return [...orders.values()];
}
