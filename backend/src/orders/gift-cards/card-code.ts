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
