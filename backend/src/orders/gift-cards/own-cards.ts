import { cardBalance } from '../../domain/gift-card';
import { codeOfCard } from './card-code';
import { readCardEntries, readCardsOfOrder } from './card-rows';
import type { OrderGiftCard } from '../../../contract/order';
import { hasGiftCards } from '../records/gift-card-values';
import type { LineRow } from '../records/order-rows';
import type { Db } from '../../platform/database/row-helpers';

/** Gift cards of an order for whoever bought them, with their codes. No query for an order without. */
export async function readOwnCards(db: Db, orderId: number, lines: LineRow[]): Promise<OrderGiftCard[]> {
  if (!hasGiftCards(lines)) return [];
  const cards = await readCardsOfOrder(db, orderId);
  const entries = await readCardEntries(
    db,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({
    code: card.state === 'open' ? codeOfCard(card) : null,
    end: card.code_end,
    amount: card.amount,
    balance: cardBalance(entries.get(card.id) ?? []),
    state: card.state,
  }));
}
