import { formatGiftCardCode, parseGiftCardCode } from '../../domain/gift-card';
import { hashKeyed, hashToken } from '../../platform/secrets/tokens';

/** The code of a card, derived from its id: the database has only the hash, which reveals nothing of it. */
export const giftCardCode = (documentId: string): string =>
  formatGiftCardCode(Buffer.from(hashKeyed('gift-card', documentId), 'hex'));

/** What a card is found by; null for text that can not be a code. Unkeyed, so that a mailed code outlives `ACCESS_SECRET`. */
export function hashGiftCardCode(typed: string): string | null {
  const signs = parseGiftCardCode(typed);
  return signs && hashToken(`gift-card ${signs}`);
}

/** The code of a stored card; null when it was made with another `ACCESS_SECRET`, which derives a code that opens no card. */
export function codeOfCard(card: { document_id: string; code_hash: string }): string | null {
  const code = giftCardCode(card.document_id);
  return hashGiftCardCode(code) === card.code_hash ? code : null;
}
