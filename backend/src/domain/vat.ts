import { type VatLine } from '../../contract/quote';

export interface TaxedAmount {
  /** Gross, in cents. */
  total: number;
  /** Percent, 21 = 21 %. */
  vatRate: number;
}

/** VAT contained in a gross amount: gross - round(gross / (1 + rate)). */
export function vatOf(gross: number, rate: number): number {
  // Hundredths of a percent are integers, which avoids floating-point errors in the division.
  const points = Math.round(rate * 100);
  return gross - Math.round((gross * 10_000) / (10_000 + points));
}

/** Splits `amount` by weights into integer parts that add up to it (largest remainder, the first wins a tie). */
export function splitByShare(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (weights.length === 0) return [];
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (amount * weight) / sum);
  const parts = exact.map(Math.floor);
  const missing = amount - parts.reduce((total, part) => total + part, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * VAT per rate, highest rate first. Shipping is an ancillary service and follows the rates of the goods by their share;
 * without goods it is taxed at `homeRate`.
 */
export function computeVat(
  lines: TaxedAmount[],
  shipping: number,
  homeRate: number,
): { vat: number; vatLines: VatLine[] } {
  const gross = new Map<number, number>();
  for (const line of lines) gross.set(line.vatRate, (gross.get(line.vatRate) ?? 0) + line.total);
  if (gross.size === 0 && shipping > 0) gross.set(homeRate, 0);
  const rates = [...gross.keys()].sort((a, b) => b - a);
  const shares = splitByShare(
    shipping,
    rates.map((rate) => gross.get(rate) ?? 0),
  );
  const vatLines = rates.map((rate, index) => ({
    rate,
    amount: vatOf((gross.get(rate) ?? 0) + (shares[index] ?? 0), rate),
  }));
  return { vat: vatLines.reduce((total, line) => total + line.amount, 0), vatLines };
}

export interface VatRateRow {
  country: string;
  rate: number;
  /** `YYYY-MM-DD`, inclusive. */
  validFrom: string;
  validTo: string | null;
}

/** VAT rate of a country on a day, or null. The most recent rate that has begun wins. */
export function findVatRate(rows: VatRateRow[], country: string, day: string): number | null {
  const valid = rows
    .filter((row) => row.country === country && row.validFrom <= day && (row.validTo === null || row.validTo >= day))
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  return valid[0]?.rate ?? null;
}
