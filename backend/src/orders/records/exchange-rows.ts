import type { Db, StoredDate, StoredJson } from '../../platform/database/row-helpers';
import { toDate, toIso } from '../../platform/database/row-helpers';
import type { ExchangeState, OrderExchange } from '../../../contract/exchanges';
import { readOptions } from './order-rows';

/** One piece of a line that is exchanged for another size. It has a return of its own. */
export interface ExchangeRow {
  id: number;
  document_id: string;
  order_id: number;
  line_id: number;
  return_id: number;
  state: ExchangeState;
  /** The new piece, taken from the stock with the row. */
  variant_id: string;
  sku: string;
  options: StoredJson;
  old_variant_id: string;
  held_until: StoredDate;
  /** What the line said of the old piece before it became that of the new one; null before, and where it was not kept. */
  old_options: StoredJson;
  old_lots: StoredJson;
  /** Null until it is sent, and where that was not kept. */
  sent_at: StoredDate;
  updated_at: StoredDate;
}

/** Exchanges of an order, oldest first. */
export const readExchanges = (db: Db, orderId: number): Promise<ExchangeRow[]> =>
  db('order_exchanges').where({ order_id: orderId }).orderBy('id');

/** The new piece is with the shop, for the customer. */
export const isLive = ({ state }: Pick<ExchangeRow, 'state'>): boolean => state === 'held' || state === 'due';

/** When the new piece was sent, which was the last change of a row; null if it was not. */
export const sentAtOf = (row: ExchangeRow): Date | null =>
  row.state === 'sent' ? (toDate(row.sent_at) ?? toDate(row.updated_at)) : null;

export const toExchange = (row: ExchangeRow, lines: { id: number }[]): OrderExchange => ({
  line: lines.findIndex(({ id }) => id === row.line_id),
  options: readOptions(row),
  state: row.state,
  heldUntil: toIso(row.held_until) ?? '',
});
