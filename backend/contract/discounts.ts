export const DISCOUNT_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Discount codes per order; more can never count together. */
export const MAX_CODES = 3;

/**
 * Result for a typed code; all but the first are reasons why it does not count. `second`: another code of the same kind is
 * already applied. `limited`: too many unknown codes were tried, so none was looked up.
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
] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Result for a typed code. Details of codes that do not count stay private, so guessing teaches nothing. */
export interface CodeResult {
  code: string;
  /** Null unless it counts. */
  kind: DiscountKind | null;
  /** Cents off the goods, or of waived shipping. */
  amount: number;
  state: CodeState;
  /** Cents that the goods must cost; null unless they cost too little. */
  minimum: number | null;
}
