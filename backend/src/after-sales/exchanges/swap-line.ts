import { orderSearchText } from '../../domain/search-normalization';
import type { ExchangeRow } from '../../orders/records/exchange-rows';
import type { LineRow } from '../../orders/records/order-rows';
import type { Db, StoredJson } from '../../platform/database/row-helpers';

/** Databases return JSON as text or parsed; both are stored as text. */
const storedJson = (value: StoredJson): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * From now on the line is about the new piece, at the price that was paid: returns and reviews find what the customer has.
 * Documents keep what they said. Lots are noted with the new parcel; those of the old piece stay with the exchange, because a
 * recall must find it as long as it has not come back.
 */
export async function swapLine(trx: Db, row: ExchangeRow, now: Date): Promise<void> {
  const { variant_id, sku, options } = row;
  const stored = storedJson(options);
  const old: Pick<LineRow, 'options' | 'lots'> = await trx('order_lines')
    .where({ id: row.line_id })
    .first('options', 'lots');
  await trx('order_exchanges')
    .where({ id: row.id })
    .update({ old_options: storedJson(old.options ?? []), old_lots: storedJson(old.lots ?? []) });
  await trx('order_lines')
    .where({ id: row.line_id })
    .update({ variant_id, sku, options: stored, lots: null, held: 1, updated_at: now });
  const order: { search_text: string | null } = await trx('orders').where({ id: row.order_id }).first('search_text');
  await trx('orders')
    .where({ id: row.order_id })
    .update({ search_text: orderSearchText([order.search_text ?? '', sku]) });
}
