import { type CardEntryKind, cardBalance, cardSpent } from '../../domain/gift-card';
import type { LineRow } from './order-rows';
import type { Db } from '../../platform/database/row-helpers';

interface CardValue {
  /** Cents that can still be spent. */
  left: number;
  /** Cents that orders have taken or hold: these are not refunded to the buyer of the card. */
  spent: number;
}

/** Of the gift cards that an order bought, by order line. No query for an order without. */
export async function readCardValues(db: Db, orderId: number, lines: LineRow[]): Promise<Map<number, CardValue>> {
  if (lines.every((line) => line.product_type !== 'gift_card')) return new Map();
  const rows: { line: number; kind: CardEntryKind; sum: number | string }[] = await db('gift_cards as c')
    .join('gift_card_entries as e', 'e.gift_card_id', 'c.id')
    .where('c.order_id', orderId)
    .groupBy('c.order_line_id', 'e.kind')
    .select('c.order_line_id as line', 'e.kind')
    .sum({ sum: 'e.amount' });
  const values = new Map<number, CardValue>();
  for (const { line } of rows) {
    const entries = rows.filter((row) => row.line === line).map(({ kind, sum }) => ({ kind, amount: Number(sum) }));
    values.set(line, { left: cardBalance(entries), spent: cardSpent(entries) });
  }
  return values;
}
