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
  shipping: number;
  vat: number;
  total: number;
  vatLines: VatLine[];
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

/** Subtotal = sum of price times quantity; total = subtotal plus shipping; prices contain VAT. */
export function computeTotals(input: {
  lines: PricedLine[];
  country: string | null;
  costs: ShippingCost[];
  defaultCost: number;
  homeRate: number;
}): Totals {
  const taxed = input.lines.map((line) => ({ total: line.unitPrice * line.quantity, vatRate: line.vatRate }));
  const subtotal = taxed.reduce((sum, line) => sum + line.total, 0);
  const shipping = computeShipping(input.lines, input.country, input.costs, input.defaultCost);
  return { subtotal, shipping, total: subtotal + shipping, ...computeVat(taxed, shipping, input.homeRate) };
}
