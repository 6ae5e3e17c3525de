import { SERIAL_LENGTH, SERIAL_SIGNS, formatSerial, parseSerial } from '../../../contract/certificates';
import { type Db, type StoredDate, createStamps } from '../../platform/database/row-helpers';
import { hashKeyed, hashToken } from '../../platform/secrets/tokens';

/** At most one per order. Exists once the card was printed: until then its code opens nothing. */
export interface ParcelCardRow {
  id: number;
  order_id: number;
  code_hash: string;
  /** Account that redeemed it; null again when that account was deleted. */
  user_id: number | null;
  /** Set for good: a code works once. */
  redeemed_at: StoredDate;
}

/**
 * `K7QM-2XPD-9RT4-HW3C`: 80 bits, derived from the order's random id and a secret. So a card can be printed again while the
 * database holds only a hash.
 */
export function parcelCardCode(orderDocumentId: string): string {
  const random = Buffer.from(hashKeyed('parcel-card', orderDocumentId), 'hex').subarray(0, SERIAL_LENGTH);
  return formatSerial(Array.from(random, (byte) => SERIAL_SIGNS[byte % SERIAL_SIGNS.length]).join(''));
}

const hashCode = (code: string): string => hashToken(`parcel-card ${code}`);

export const findParcelCard = (db: Db, typed: string): Promise<ParcelCardRow | undefined> =>
  db('parcel_cards')
    .where({ code_hash: hashCode(parseSerial(typed) ?? '') })
    .first();

/** Makes the cards of these orders valid. Repeated for a reprint; after a new `ACCESS_SECRET` the newest print is the valid one. */
export async function issueParcelCards(
  db: Db,
  orders: { id: number; document_id: string }[],
  now: Date,
): Promise<void> {
  // In one sequence, so that two prints of the same orders can not wait for each other.
  const sorted = [...orders].sort((a, b) => a.id - b.id);
  const rows = sorted.map((order) => ({
    ...createStamps(now),
    order_id: order.id,
    code_hash: hashCode(parcelCardCode(order.document_id)),
  }));
  await db('parcel_cards').insert(rows).onConflict('order_id').merge(['code_hash', 'updated_at']);
}

/** For a deleted account. The code stays used: it was somebody's once. */
export async function forgetParcelCards(trx: Db, userId: number): Promise<void> {
  await trx('parcel_cards').where({ user_id: userId }).update({ user_id: null });
}
