import { BASE_CURRENCY } from '../../../contract/money';
import { type DayRate, totalsInEuro } from '../../domain/exchange-rate';
import type { TaxTotal } from '../../domain/invoice-amounts';
import type { InvoiceData } from '../invoices/invoice-data';

/** A document as reports count it. */
export interface ReportedTotals {
  totals: TaxTotal[];
  /** The euro; that of the document if no rate was ever known. */
  currency: string;
  /** What it was converted at; null in euro. */
  at: DayRate | null;
  isEarlierRate: boolean;
}

/**
 * Totals of a document in euro: at the rate stored with it or, if none was known then, the last known one of the day of its
 * supply. Without any rate they stay in their own currency, and reports list them apart.
 */
export function reportedTotals(
  { currency, eur, supplied, totals }: Pick<InvoiceData, 'currency' | 'eur' | 'supplied' | 'totals'>,
  rates: (DayRate & { currency: string })[],
): ReportedTotals {
  if (currency === BASE_CURRENCY) return { totals, currency, at: null, isEarlierRate: false };
  const at = eur ?? rates.filter((rate) => rate.currency === currency && rate.on <= supplied.on).at(-1);
  if (!at) return { totals, currency, at: null, isEarlierRate: false };
  return {
    totals: eur?.totals ?? totalsInEuro(totals, [], at),
    currency: BASE_CURRENCY,
    at: { rate: at.rate, on: at.on },
    isEarlierRate: at.on < supplied.on,
  };
}
