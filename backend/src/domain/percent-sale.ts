/** To which amount a reduced price is rounded down, in cents. */
const SALE_ROUNDINGS = { cent: 1, five: 5, euro: 100 } as const;
export type SaleRounding = keyof typeof SALE_ROUNDINGS;

/**
 * A price with a whole percentage off, in cents, rounded down: nobody gets less off than was announced. Null when nothing would be
 * left to pay, or nothing comes off.
 */
export function percentOff(cents: number, percent: number, rounding: SaleRounding): number | null {
  const step = SALE_ROUNDINGS[rounding];
  const reduced = Math.floor((cents * (100 - percent)) / 100 / step) * step;
  return reduced > 0 && reduced < cents ? reduced : null;
}

/** A price raised or, with a negative percentage, lowered; to the nearest cent. */
export const percentMore = (cents: number, percent: number): number => Math.round((cents * (100 + percent)) / 100);

interface Sale {
  salePrice: number | null;
  saleFrom: string | null;
  saleTo: string | null;
}

interface Priced extends Sale {
  price: number;
}

export interface SalePlan {
  percent: number;
  rounding: SaleRounding;
  /** ISO 8601. */
  from: string;
  to: string | null;
  /** Whether it takes the place of sales that run or will run. */
  replaces: boolean;
}

/** Whether a variant has a sale that runs or will run. */
const hasSale = ({ salePrice, saleTo }: Sale, now: Date): boolean =>
  salePrice !== null && (saleTo === null || Date.parse(saleTo) > now.getTime());

/** The sale of one variant by a plan; null when it stays as it is. */
export function planSale(variant: Priced, plan: SalePlan, now: Date): Sale | null {
  if (hasSale(variant, now) && !plan.replaces) return null;
  const salePrice = percentOff(variant.price, plan.percent, plan.rounding);
  return salePrice === null ? null : { salePrice, saleFrom: plan.from, saleTo: plan.to };
}

export interface SaleGroup<Variant> {
  from: string | null;
  to: string | null;
  variants: Variant[];
}

/** Sales by their dates, largest first: a sale of many variants began and ends for all of them at the same moment. */
export function groupSales<Variant extends Sale>(variants: Variant[], now: Date): SaleGroup<Variant>[] {
  const groups = new Map<string, SaleGroup<Variant>>();
  for (const variant of variants) {
    if (!hasSale(variant, now)) continue;
    const { saleFrom: from, saleTo: to } = variant;
    const key = `${from} ${to}`;
    const group = groups.get(key) ?? { from, to, variants: [] };
    group.variants.push(variant);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.variants.length - one.variants.length);
}
