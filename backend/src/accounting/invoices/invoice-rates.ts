import { BASE_CURRENCY, isCurrency } from '../../../contract/money';
import { type DayRate, fromEuro, secondVatCurrency, totalsInEuro } from '../../domain/exchange-rate';
import type { TaxTotal } from '../../domain/invoice-amounts';
import { shopDay } from '../../domain/shop-calendar';
import { readCompany } from '../../platform/settings/company';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { readRateOn } from '../rates/read-rates';
import { type Sale, firstPaid, vatCountry } from './build-invoice-data';
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

/** The currency other than the euro that a sale has to do with, or null: nearly all have none. */
function foreignCurrency({ currency, country }: { currency: string; country: string }): string | null {
  if (currency !== BASE_CURRENCY) return currency;
  const second = secondVatCurrency({ currency, country });
  return isCurrency(second) ? second : null;
}

/**
 * The rate of the day on which the sale was paid, or the last known before it, and stores it with the order. Nothing is read
 * for a sale in euro to a country with the euro.
 */
export async function readInvoiceRates(trx: Db, sale: Sale, now: Date): Promise<InvoiceRates> {
  const { order, payments } = sale;
  const foreign = foreignCurrency({ currency: order.currency, country: vatCountry(sale) });
  if (foreign === null) return { rate: null };
  const paidAt = toDate(firstPaid(payments)?.paid_at ?? null) ?? toDate(order.placed_at) ?? now;
  const rate = await readRateOn(trx, foreign, shopDay(paidAt, (await readCompany(trx)).timeZone));
  if (rate && order.currency !== BASE_CURRENCY)
    await trx('orders').where({ id: order.id }).update({ eur_rate: rate.rate, eur_rate_on: rate.on });
  return { rate };
}

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
