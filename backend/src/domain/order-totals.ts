import { type DiscountCode, applyCodes } from './discount';
import { requireOneCurrency } from './one-currency';
import { computeVat } from './vat';
import { type Currency } from '../../contract/money';
import { type ProductType } from '../../contract/products';
import { type Totals } from '../../contract/quote';

export interface PricedLine {
  currency: Currency;
  unitPrice: number;
  quantity: number;
  type: ProductType;
  vatRate: number;
}

/** What delivery costs a cart in minor units, unless there is nothing to deliver. */
export interface DeliveryCost {
  currency: Currency;
  cost: number;
  /** From this amount of goods on it is free; null: never. */
  freeFrom: number | null;
}

/** Typed discount codes, those found in the database, and the calendar day in the shop's time zone. */
export interface TypedCodes {
  typed: string[];
  known: Map<string, DiscountCode>;
  day: string;
}

export const needsShipping = (lines: { type: ProductType }[]): boolean =>
  lines.some((line) => line.type === 'physical');

/**
 * Country that determines shipping cost and VAT: the one entered, or else that of the customer's first address. Null
 * when neither is known: the default shipping cost and the home country's VAT rate apply.
 */
export const chooseCountry = (
  entered: { country: string } | null,
  first: { country: string } | null = null,
): string | null => entered?.country ?? first?.country ?? null;

/**
 * What delivery of physical goods costs. Goods count towards the threshold after discounts and including VAT, lessons in
 * the same cart too: it is the sum that a customer reads above the shipping cost. It is decided when the order is placed;
 * a refund that brings the order below the threshold does not charge shipping afterwards. A discount never makes an order
 * dearer: where it takes the goods below the threshold, shipping costs no more than it saves.
 */
export function shippingOf(
  goods: Pick<Totals, 'subtotal' | 'discount'>,
  { cost, freeFrom }: Omit<DeliveryCost, 'currency'>,
): number {
  const { subtotal, discount } = goods;
  if (freeFrom === null || subtotal < freeFrom) return cost;
  return subtotal - discount < freeFrom ? Math.min(cost, discount) : 0;
}

/**
 * `subtotal - discount + shipping = total`, in minor units of one currency, never below 0; throws for a second one. Prices include VAT, which is calculated on the
 * amounts actually paid: each line less its promotion and its share of the discount, and the remaining shipping cost.
 */
export function computeTotals(input: {
  currency: Currency;
  lines: PricedLine[];
  delivery: DeliveryCost;
  homeRate: number;
  codes: TypedCodes;
  /** What promotions take off each line, before codes. */
  promoted?: number[];
}): Totals & { lineDiscounts: number[] } {
  requireOneCurrency(input.currency, input.lines, [input.delivery], [...input.codes.known.values()]);
  const { promoted = [] } = input;
  // Codes come after promotions: they see what is left of a price.
  const goods = input.lines.map((line, index) => ({
    total: line.unitPrice * line.quantity - (promoted[index] ?? 0),
    physical: line.type === 'physical',
    giftCard: line.type === 'gift_card',
  }));
  const reduced = promoted.reduce((sum, amount) => sum + amount, 0);
  const subtotal = goods.reduce((sum, line) => sum + line.total, reduced);
  const isShipped = needsShipping(input.lines);
  const applied = applyCodes({
    ...input.codes,
    lines: goods,
    shippingAfter: (off) => (isShipped ? shippingOf({ subtotal, discount: reduced + off }, input.delivery) : 0),
  });
  const { shipping, codes } = applied;
  const discount = reduced + applied.discount;
  const lineDiscounts = applied.lineDiscounts.map((amount, index) => amount + (promoted[index] ?? 0));
  // A gift card is sold without VAT: it is taxed as what is bought with it (Directive 2006/112/EC art. 30b(2)).
  const taxed = input.lines.flatMap(({ vatRate, type }, index) =>
    type === 'gift_card' ? [] : [{ total: (goods[index]?.total ?? 0) - (applied.lineDiscounts[index] ?? 0), vatRate }],
  );
  return {
    subtotal,
    discount,
    lineDiscounts,
    shipping,
    total: subtotal - discount + shipping,
    ...computeVat(taxed, shipping, input.homeRate),
    codes,
  };
}
