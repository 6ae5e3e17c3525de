import { splitByShare } from './vat';

export const DISCOUNT_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];
export type DiscountScope = 'all' | 'physical' | 'academy';

/** More than can ever count together. */
export const MAX_CODES = 3;
const CODE = /^[A-Z0-9-]{3,40}$/;

/** A discount code as the shop has it. */
export interface DiscountCode {
  id: number;
  code: string;
  kind: DiscountKind;
  /** Whole percent, or cents; 0 for free shipping. */
  value: number;
  /** Cents that the goods it applies to must cost at least. */
  minSubtotal: number;
  /** `YYYY-MM-DD` in the shop's time zone, inclusive. */
  validFrom: string | null;
  validTo: string | null;
  scope: DiscountScope;
  /** Nobody, or not this customer, may use it any more. */
  usedUp: boolean;
}

/** `second`: another code has its place already. `limited`: too many unknown codes were tried, so none was looked up. */
export type CodeState =
  | 'applied'
  | 'unknown'
  | 'not_yet'
  | 'expired'
  | 'used_up'
  | 'second'
  | 'not_applicable'
  | 'minimum'
  | 'limited';

/** What became of a typed code. Only one that counts says what it is: the rest must not help anybody who guesses. */
export interface CodeAnswer {
  code: string;
  kind: DiscountKind | null;
  /** Cents off the goods, or of shipping that is not asked for. */
  amount: number;
  state: CodeState;
  /** Cents, where the goods cost too little. */
  minimum: number | null;
}

export interface Goods {
  /** Cents: unit price times quantity. */
  total: number;
  physical: boolean;
}

export interface Discounted {
  /** Cents off the goods. */
  discount: number;
  /** The discount line by line; adds up to it. */
  lineDiscounts: number[];
  /** Cents that are left of the shipping cost. */
  shipping: number;
  codes: CodeAnswer[];
}

/** The way codes are kept and compared; null when no code can look like it. */
export function normaliseCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

export const refusedCode = (code: string, state: CodeState, minimum: number | null = null): CodeAnswer => ({
  code,
  kind: null,
  amount: 0,
  state,
  minimum,
});

const isIn = (scope: DiscountScope, goods: Goods): boolean =>
  scope === 'all' || (scope === 'physical') === goods.physical;

const placeOf = (kind: DiscountKind): 'goods' | 'shipping' => (kind === 'free_shipping' ? 'shipping' : 'goods');

/** Why a code does not count, null when it does. What no change of the cart can mend comes first. */
function findRefusal(code: DiscountCode, goods: number, shipping: number, taken: string[], day: string) {
  if (code.validFrom !== null && day < code.validFrom) return 'not_yet';
  if (code.validTo !== null && day > code.validTo) return 'expired';
  if (code.usedUp) return 'used_up';
  if (taken.includes(placeOf(code.kind))) return 'second';
  if (goods === 0 || (code.kind === 'free_shipping' && shipping === 0)) return 'not_applicable';
  return goods < code.minSubtotal ? 'minimum' : null;
}

/** Half a cent is rounded in the customer's favour; never more than the goods cost. */
const amountOf = (code: DiscountCode, goods: number): number =>
  code.kind === 'percent' ? Math.round((goods * code.value) / 100) : Math.min(code.value, goods);

/**
 * What codes do to a cart, all in cents. One code for the goods and one for free shipping count, each time the first
 * typed; a better one after it is answered with `second`, so the customer decides and not the shop. The discount falls
 * to the lines it applies to by their share of the price (largest remainder), so that VAT, refunds and credit notes of
 * a line know what was really paid for it (article 79 b of the VAT directive: a discount lowers the taxable amount).
 * A code that does not count changes nothing and is answered with its reason.
 */
export function applyCodes(input: {
  /** As typed, in order. */
  typed: string[];
  /** By their normal form; what is missing is unknown. */
  known: Map<string, DiscountCode>;
  lines: Goods[];
  shipping: number;
  day: string;
}): Discounted {
  const result: Discounted = {
    discount: 0,
    lineDiscounts: input.lines.map(() => 0),
    shipping: input.shipping,
    codes: [],
  };
  const taken: string[] = [];
  for (const typed of input.typed) {
    const code = input.known.get(normaliseCode(typed) ?? '');
    if (!code) {
      result.codes.push(refusedCode(typed, 'unknown'));
      continue;
    }
    const weights = input.lines.map((line) => (isIn(code.scope, line) ? line.total : 0));
    const goods = weights.reduce((sum, weight) => sum + weight, 0);
    const refusal = findRefusal(code, goods, input.shipping, taken, input.day);
    if (refusal) {
      result.codes.push(refusedCode(code.code, refusal, refusal === 'minimum' ? code.minSubtotal : null));
      continue;
    }
    taken.push(placeOf(code.kind));
    const amount = code.kind === 'free_shipping' ? input.shipping : amountOf(code, goods);
    if (code.kind === 'free_shipping') {
      result.shipping = 0;
    } else {
      result.discount = amount;
      result.lineDiscounts = splitByShare(amount, weights);
    }
    result.codes.push({ code: code.code, kind: code.kind, amount, state: 'applied', minimum: null });
  }
  return result;
}
