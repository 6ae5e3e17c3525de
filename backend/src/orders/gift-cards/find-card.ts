import { cardBalance } from '../../domain/gift-card';
import { hashGiftCardCode } from './card-code';
import { type GiftCardRow, readCardEntries } from './card-rows';
import type { Db } from '../../platform/database/row-helpers';

export interface FoundCard {
  /** As typed. */
  typed: string;
  card: Pick<GiftCardRow, 'id' | 'currency' | 'state'>;
  /** Cents that can be spent, with what the replaced order holds. */
  balance: number;
}

/** Gift cards among typed codes. No query without a text of their form. */
export async function findGiftCards(db: Db, typed: string[], replacedId: number | null): Promise<FoundCard[]> {
  const hashes = typed.flatMap((text) => {
    const hash = hashGiftCardCode(text);
    return hash ? [{ text, hash }] : [];
  });
  if (hashes.length === 0) return [];
  const cards: GiftCardRow[] = await db('gift_cards').whereIn(
    'code_hash',
    hashes.map(({ hash }) => hash),
  );
  const ids = cards.map(({ id }) => id);
  const entries = await readCardEntries(db, ids);
  const freed = replacedId === null ? new Map<number, number>() : await readHeld(db, replacedId);
  return hashes.flatMap(({ text, hash }) => {
    const card = cards.find((row) => row.code_hash === hash);
    if (!card) return [];
    return [{ typed: text, card, balance: cardBalance(entries.get(card.id) ?? []) + (freed.get(card.id) ?? 0) }];
  });
}

/** What an order holds that a new one replaces, by card. */
async function readHeld(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows: { gift_card_id: number; amount: number }[] = await db('payments')
    .where({ order_id: orderId, provider: 'gift_card', state: 'authorized' })
    .select('gift_card_id', 'amount');
  return new Map(rows.map(({ gift_card_id: id, amount }) => [id, amount]));
}
