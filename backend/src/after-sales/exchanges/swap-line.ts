import { orderSearchText } from '../../domain/search-normalization';
import type { ExchangeRow } from '../../orders/records/exchange-rows';
import type { Db } from '../../platform/database/row-helpers';

/**
 * From now on the line is about the new piece, at the price that was paid: returns, reviews and recalls find what the customer
 * has. Documents keep what they said. Lots are noted with the new parcel.
 */
export async function swapLine(trx: Db, row: ExchangeRow, now: Date): Promise<void> {
  const { variant_id, sku, options } = row;
  const stored = typeof options === 'string' ? options : JSON.stringify(options);
  await trx('order_lines')
    .where({ id: row.line_id })
    .update({ variant_id, sku, options: stored, lots: null, held: 1, updated_at: now });
  const order: { search_text: string | null } = await trx('orders').where({ id: row.order_id }).first('search_text');
  await trx('orders')
    .where({ id: row.order_id })
    .update({ search_text: orderSearchText([order.search_text ?? '', sku]) });
}
