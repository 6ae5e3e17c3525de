export const DISCOUNT_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What a typed code can be: a discount, or a gift card, which is money. */
export const CODE_KINDS = [...DISCOUNT_KINDS, 'gift_card'] as const;
type CodeKind = (typeof CODE_KINDS)[number];

/** Discount codes per order; more can never count together. */
export const MAX_CODES = 3;

/**
 * Result for a typed code; all but the first are reasons why it does not count. `second`: another code of the same kind is
 * already applied. `limited`: too many unknown codes were tried, so none was looked up. `empty` and `other_currency`: a gift card
 * without money, or in another currency than the prices.
 */
export const CODE_STATES = [
  'applied',
  'unknown',
  'not_yet',
  'expired',
  'used_up',
  'second',
  'not_applicable',
  'minimum',
  'limited',
  'empty',
  'other_currency',
] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Result for a typed code. Details of codes that do not count stay private, so guessing teaches nothing. */
export interface CodeResult {
  code: string;
  /** Null unless it counts. */
  kind: CodeKind | null;
  /** Cents off the goods, of waived shipping, or that the gift card pays. */
  amount: number;
  state: CodeState;
  /** Cents that the goods must cost; null unless they cost too little. */
  minimum: number | null;
}
