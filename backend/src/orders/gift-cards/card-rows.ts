import type { CardEntry, CardEntryKind } from '../../domain/gift-card';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { type Db, type StoredDate, createDocumentId, createStamps } from '../../platform/database/row-helpers';
import { lockById } from '../../platform/database/lock-by-id';

/** `closed`: its price was refunded. Only an open card pays; money can still go back to the others. */
export type GiftCardState = 'open' | 'blocked' | 'closed';

export interface GiftCardRow {
  id: number;
  document_id: string;
  code_hash: string;
  /** The last four characters, by which people tell cards apart. */
  code_end: string;
  currency: string;
  /** Minor units that it was sold for. */
  amount: number;
  state: GiftCardState;
  /** Why it is blocked or closed: a reason of the shop, or an operator's words. */
  reason: string | null;
  /** The order that bought it, and its line. */
  order_id: number;
  order_nr: string;
  order_line_id: number;
  issued_at: StoredDate;
}

interface NewEntry {
  card: Pick<GiftCardRow, 'id' | 'currency'>;
  kind: CardEntryKind;
  /** Minor units, with its sign. */
  amount: number;
  orderId: number;
  paymentId?: number;
  /** Makes the entry unique, where it could be written twice. */
  key?: string;
  actor?: AuditActor;
}

/** False if an entry with this key exists. */
export async function addCardEntry(trx: Db, entry: NewEntry, now: Date): Promise<boolean> {
  const {
    card,
    kind,
    amount,
    orderId,
    paymentId = null,
    key = `${kind}:${createDocumentId()}`,
    actor = 'system',
  } = entry;
  const rows: unknown[] = await trx('gift_card_entries')
    .insert({
      ...createStamps(now),
      gift_card_id: card.id,
      kind,
      amount,
      currency: card.currency,
      order_id: orderId,
      payment_id: paymentId,
      key,
      actor,
      at: now,
    })
    .onConflict('key')
    .ignore()
    .returning('id');
  return rows.length > 0;
}

/** Entries by card id, as sums per kind. */
export async function readCardEntries(db: Db, cardIds: number[]): Promise<Map<number, CardEntry[]>> {
  const rows: { id: number; kind: CardEntryKind; sum: number | string }[] = await db('gift_card_entries')
    .whereIn('gift_card_id', cardIds)
    .groupBy('gift_card_id', 'kind')
    .select('gift_card_id as id', 'kind')
    .sum({ sum: 'amount' });
  const found = new Map<number, CardEntry[]>(cardIds.map((id) => [id, []]));
  for (const { id, kind, sum } of rows) found.get(id)?.push({ kind, amount: Number(sum) });
  return found;
}

/** Locks a card: whoever changes what is left on it waits for the others. */
export async function lockCard(
  trx: Db,
  cardId: number,
  now: Date,
): Promise<{ card: GiftCardRow; entries: CardEntry[] }> {
  await trx('gift_cards').where({ id: cardId }).update({ updated_at: now });
  const card: GiftCardRow | undefined = await trx('gift_cards').where({ id: cardId }).first();
  if (!card) throw new Error(`There is no gift card ${cardId}`);
  return { card, entries: (await readCardEntries(trx, [cardId])).get(cardId) ?? [] };
}

/** Locks several cards by id before they change one after the other, so that two orders that swap cards never wait for each other. */
export async function lockCards(trx: Db, cardIds: number[]): Promise<void> {
  if (cardIds.length > 1) await lockById(trx('gift_cards').whereIn('id', cardIds));
}

/** Cards that an order bought. */
export const readCardsOfOrder = (db: Db, orderId: number): Promise<GiftCardRow[]> =>
  db('gift_cards').where({ order_id: orderId }).orderBy('id');
