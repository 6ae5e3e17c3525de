import { BASE_CURRENCY, isCurrency } from '../../../contract/money';
import { type DayRate, fromEuro, secondVatCurrency, totalsInEuro } from '../../domain/exchange-rate';
import type { TaxTotal } from '../../domain/invoice-amounts';
import type { InvoiceData } from './invoice-data';

/** What an invoice and its corrections are converted at; null where nothing is converted, or no rate is known. */
export interface InvoiceRates {
  /** Between the invoice's currency, or the second one of its VAT, and the euro. */
  rate: DayRate | null;
}

/** The rates of an invoice, for what corrects it. */
export const ratesOf = ({ eur, vatIn }: Pick<InvoiceData, 'eur' | 'vatIn'>): InvoiceRates => {
  const known = eur ?? vatIn;
  return { rate: known ? { rate: known.rate, on: known.on } : null };
};

/** What an invoice says in other currencies than its own: all of it in euro for the VAT return, and VAT where the law asks. */
export function inOtherMoney({
  totals,
  before,
  rates: { rate },
  currency,
  country,
}: {
  totals: TaxTotal[];
  before: TaxTotal[];
  rates: InvoiceRates;
  currency: string;
  country: string;
}): Pick<InvoiceData, 'eur' | 'vatIn'> {
  if (rate === null) return {};
  const vatOf = (list: TaxTotal[]): number => list.reduce((sum, one) => sum + one.vat, 0);
  const euro = currency === BASE_CURRENCY ? null : totalsInEuro(totals, before, rate);
  const second = secondVatCurrency({ currency, country });
  const vatIn = (): InvoiceData['vatIn'] => {
    if (second === BASE_CURRENCY && euro) return { ...rate, currency: second, vat: vatOf(euro) };
    if (currency !== BASE_CURRENCY || !isCurrency(second)) return undefined;
    const earlier = vatOf(before);
    return { ...rate, currency: second, vat: fromEuro(earlier + vatOf(totals), rate) - fromEuro(earlier, rate) };
  };
  const stated = vatIn();
  return { ...(euro && { eur: { ...rate, totals: euro } }), ...(stated && { vatIn: stated }) };
}
