import { type CardEntryKind, cardBalance, cardSpent } from '../../domain/gift-card';
import type { LineRow } from './order-rows';
import type { Db } from '../../platform/database/row-helpers';
import { lockById } from '../../platform/database/lock-by-id';

interface CardValue {
  /** Cents that can still be spent: none once the card is closed, so what came back to it since is refunded as money. */
  left: number;
  /** Cents that orders have taken or hold: these are not refunded to the buyer of the card. */
  spent: number;
}

export const hasGiftCards = (lines: LineRow[]): boolean => lines.some((line) => line.product_type === 'gift_card');

/** Locks the gift cards that an order bought, by id, so that nobody spends what is being refunded. */
export async function lockSoldCards(trx: Db, orderId: number, lines: LineRow[]): Promise<void> {
  if (hasGiftCards(lines)) await lockById(trx('gift_cards').where({ order_id: orderId }));
}

/** Of the gift cards that an order bought, by order line. No query for an order without. */
export async function readCardValues(db: Db, orderId: number, lines: LineRow[]): Promise<Map<number, CardValue>> {
  if (!hasGiftCards(lines)) return new Map();
  const rows: { line: number; state: string; kind: CardEntryKind; sum: number | string }[] = await db('gift_cards as c')
    .join('gift_card_entries as e', 'e.gift_card_id', 'c.id')
    .where('c.order_id', orderId)
    .groupBy('c.order_line_id', 'c.state', 'e.kind')
    .select('c.order_line_id as line', 'c.state', 'e.kind')
    .sum({ sum: 'e.amount' });
  const values = new Map<number, CardValue>();
  for (const { line, state } of rows) {
    const entries = rows.filter((row) => row.line === line).map(({ kind, sum }) => ({ kind, amount: Number(sum) }));
    values.set(line, { left: state === 'closed' ? 0 : cardBalance(entries), spent: cardSpent(entries) });
  }
  return values;
}
