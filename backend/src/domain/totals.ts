import { type CodeAnswer, type DiscountCode, applyCodes } from './discount';
import { type VatLine, computeVat } from './vat';

export type ProductType = 'physical' | 'lesson' | 'level' | 'bundle';

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

export interface Totals {
  subtotal: number;
  /** Cents off the goods. */
  discount: number;
  shipping: number;
  vat: number;
  total: number;
  vatLines: VatLine[];
  /** What became of each typed code. */
  codes: CodeAnswer[];
}

/** The codes that were typed, what the shop knows of them, and the shop's day. */
export interface TypedCodes {
  typed: string[];
  known: Map<string, DiscountCode>;
  day: string;
}

export const needsShipping = (lines: { type: ProductType }[]): boolean =>
  lines.some((line) => line.type === 'physical');

/**
 * The country that decides the shipping cost: that of the order's shipping address, or else that of the first address
 * of the user.
 */
export function chooseCountry(
  shipping: string | null | undefined,
  userAddresses: { country?: string | null }[] = [],
): string | null {
  return shipping || userAddresses[0]?.country || null;
}

/** 0 without physical goods, else the cost of the matched country, else the default. */
export function computeShipping(
  lines: { type: ProductType }[],
  country: string | null,
  costs: ShippingCost[],
  defaultCost: number,
): number {
  if (!needsShipping(lines)) return 0;
  return costs.find((entry) => entry.iso === country)?.cost ?? defaultCost;
}

/**
 * `subtotal - discount + shipping = total`, in cents, never below 0. Prices contain VAT, which is that of what is
 * really paid: of each line less its part of the discount, and of the shipping that is left.
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
