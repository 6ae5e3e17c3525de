import { splitByShare } from './vat';
import { type Currency } from '../../contract/money';
import { type DiscountKind, type CodeState, type CodeResult } from '../../contract/discounts';
export type DiscountScope = 'all' | 'physical' | 'academy';
const CODE = /^[A-Z0-9-]{3,40}$/;

/** A discount code as stored. */
export interface DiscountCode {
  id: number;
  code: string;
  kind: DiscountKind;
  /** Of its amounts. */
  currency: Currency;
  /** Whole percent, or minor units; 0 for free shipping. */
  value: number;
  /** Minimum total in minor units of the goods in scope. */
  minSubtotal: number;
  /** `YYYY-MM-DD` in the shop's time zone, inclusive. */
  validFrom: string | null;
  validTo: string | null;
  scope: DiscountScope;
  /** The usage limit, overall or per customer, is reached. */
  usedUp: boolean;
}

export interface DiscountableLine {
  /** Cents: unit price times quantity, less promotions. */
  total: number;
  physical: boolean;
  /** Money, of which nothing is taken off. */
  giftCard?: boolean;
}

export interface DiscountResult {
  /** Cents off the goods. */
  discount: number;
  /** Discount per line; adds up to `discount`. */
  lineDiscounts: number[];
  /** Remaining shipping cost in cents. */
  shipping: number;
  codes: CodeResult[];
}

/** Normal form in which codes are stored and compared; null when the text can not be a code. */
export function normalizeCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

export const rejectedCode = (code: string, state: CodeState, minimum: number | null = null): CodeResult => ({
  code,
  kind: null,
  amount: 0,
  state,
  minimum,
});

const isInScope = (scope: DiscountScope, goods: DiscountableLine): boolean =>
  !goods.giftCard && (scope === 'all' || (scope === 'physical') === goods.physical);

const slotOf = (kind: DiscountKind): 'goods' | 'shipping' => (kind === 'free_shipping' ? 'shipping' : 'goods');

/** Why a code does not apply, or null. Reasons that no change of the cart can fix come first. */
function findRejection(code: DiscountCode, goods: number, shipping: number, taken: string[], day: string) {
  if (code.validFrom !== null && day < code.validFrom) return 'not_yet';
  if (code.validTo !== null && day > code.validTo) return 'expired';
  if (code.usedUp) return 'used_up';
  if (taken.includes(slotOf(code.kind))) return 'second';
  if (goods === 0 || (code.kind === 'free_shipping' && shipping === 0)) return 'not_applicable';
  return goods < code.minSubtotal ? 'minimum' : null;
}

/** Rounds half a cent in the customer's favour; never more than the goods cost. */
const amountOf = (code: DiscountCode, goods: number): number =>
  code.kind === 'percent' ? Math.round((goods * code.value) / 100) : Math.min(code.value, goods);

/**
 * Applies discount codes to a cart; all amounts in cents. One code for goods and one for free shipping can apply, each
 * time the first one typed. Later ones get the state `second`, so the customer chooses rather than the shop. The discount
 * is split over the lines in scope by their price (largest remainder), so that VAT, refunds and credit notes per line use
 * the amount actually paid (VAT Directive 2006/112/EC art. 79(b): a discount lowers the taxable amount). A code that does
 * not apply changes nothing and is returned with its reason.
 *
 * Codes for goods come first whatever the order of typing, because what they leave decides whether shipping costs
 * anything (`shippingAfter`), and only then a code for free shipping is worth something.
 */
export function applyCodes(input: {
  /** As typed, in order. */
  typed: string[];
  /** By normalized code; missing codes are unknown. */
  known: Map<string, DiscountCode>;
  lines: DiscountableLine[];
  /** Shipping cost after so many cents of discount. */
  shippingAfter: (discount: number) => number;
  day: string;
}): DiscountResult {
  const typed = input.typed.map((text) => ({ text, code: input.known.get(normalizeCode(text) ?? '') }));
  const results = new Map(typed.map((entry) => [entry, rejectedCode(entry.text, 'unknown')]));
  const taken: string[] = [];
  const weightsOf = (code: DiscountCode) => input.lines.map((line) => (isInScope(code.scope, line) ? line.total : 0));

  /** Applies the codes of one kind; `use` takes the one that counts and returns its amount. */
  function applyTo(
    slot: 'goods' | 'shipping',
    shipping: number,
    use: (code: DiscountCode, weights: number[]) => number,
  ) {
    for (const entry of typed) {
      const { code } = entry;
      if (!code || slotOf(code.kind) !== slot) continue;
      const weights = weightsOf(code);
      const goods = weights.reduce((sum, weight) => sum + weight, 0);
      const refusal = findRejection(code, goods, shipping, taken, input.day);
      if (refusal) {
        results.set(entry, rejectedCode(code.code, refusal, refusal === 'minimum' ? code.minSubtotal : null));
        continue;
      }
      taken.push(slot);
      const amount = use(code, weights);
      results.set(entry, { code: code.code, kind: code.kind, amount, state: 'applied', minimum: null });
    }
  }

  let discount = 0;
  let lineDiscounts = input.lines.map(() => 0);
  applyTo('goods', 0, (code, weights) => {
    discount = amountOf(
      code,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    lineDiscounts = splitByShare(discount, weights);
    return discount;
  });
  const cost = input.shippingAfter(discount);
  let shipping = cost;
  applyTo('shipping', cost, () => {
    shipping = 0;
    return cost;
  });
  return { discount, lineDiscounts, shipping, codes: [...results.values()] };
}
