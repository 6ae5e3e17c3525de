import { type DiscountCode, applyCodes } from './discount';
import { computeVat } from './vat';
import { type ProductType } from '../../contract/products';
import { type Totals } from '../../contract/quote';

export interface PricedLine {
  unitPrice: number;
  quantity: number;
  type: ProductType;
  vatRate: number;
}

export interface ShippingCost {
  iso: string;
  /** Cents. */
  cost: number;
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

/** 0 without physical goods, otherwise the cost for the country, or the default. */
function computeShipping(
  lines: { type: ProductType }[],
  country: string | null,
  costs: ShippingCost[],
  defaultCost: number,
): number {
  if (!needsShipping(lines)) return 0;
  return costs.find((entry) => entry.iso === country)?.cost ?? defaultCost;
}

/**
 * `subtotal - discount + shipping = total`, in cents, never below 0. Prices include VAT, which is calculated on the
 * amounts actually paid: each line less its share of the discount, and the remaining shipping cost.
 */
export function computeTotals(input: {
  lines: PricedLine[];
  country: string | null;
  costs: ShippingCost[];
  defaultCost: number;
  homeRate: number;
  codes: TypedCodes;
}): Totals & { lineDiscounts: number[] } {
  const goods = input.lines.map((line) => ({
    total: line.unitPrice * line.quantity,
    physical: line.type === 'physical',
  }));
  const subtotal = goods.reduce((sum, line) => sum + line.total, 0);
  const cost = computeShipping(input.lines, input.country, input.costs, input.defaultCost);
  const { discount, lineDiscounts, shipping, codes } = applyCodes({ ...input.codes, lines: goods, shipping: cost });
  const taxed = input.lines.map(({ vatRate }, index) => ({
    total: (goods[index]?.total ?? 0) - (lineDiscounts[index] ?? 0),
    vatRate,
  }));
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
