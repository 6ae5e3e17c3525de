import { rejectedCode } from '../domain/discount';
import { cardShare } from '../domain/gift-card';
import type { FoundCard } from '../orders/gift-cards/find-card';
import type { CodeResult, CodeState } from '../../contract/discounts';
import type { ProductType } from '../../contract/products';

interface Payable {
  currency: string;
  /** Lines that can be ordered. */
  lines: { type: ProductType; total: number }[];
  totals: { total: number; codes: CodeResult[] };
}

interface PaidWithCards {
  card: FoundCard | null;
  /** Cents of the total. */
  amount: number;
  /** Of all typed codes, in their order. */
  codes: CodeResult[];
}

/** Why a card pays nothing, or null. A blocked one, or one that was given back, looks like a code that does not exist. */
function refusalOf({ card, balance }: FoundCard, share: number, currency: string, isTaken: boolean): CodeState | null {
  if (card.state !== 'open') return 'unknown';
  if (card.currency !== currency) return 'other_currency';
  if (balance <= 0) return 'empty';
  if (isTaken) return 'second';
  return share === 0 ? 'not_applicable' : null;
}

/** Pays with the first gift card that can; it is money, so it comes after discounts, shipping and VAT. */
export function payWithCards(cards: FoundCard[], { currency, lines, totals }: Payable): PaidWithCards {
  const giftCards = lines.filter(({ type }) => type === 'gift_card').reduce((sum, { total }) => sum + total, 0);
  let paid: PaidWithCards = { card: null, amount: 0, codes: [] };
  const codes = totals.codes.map((result): CodeResult => {
    const found = cards.find(({ typed }) => typed === result.code);
    // A discount code that looks like a gift card is one.
    if (!found || result.state !== 'unknown') return result;
    const share = cardShare(found.balance, { total: totals.total, giftCards });
    const refusal = refusalOf(found, share, currency, paid.card !== null);
    if (refusal) return rejectedCode(result.code, refusal);
    paid = { ...paid, card: found, amount: share };
    return { code: result.code, kind: 'gift_card', amount: share, state: 'applied', minimum: null };
  });
  return { ...paid, codes };
}
