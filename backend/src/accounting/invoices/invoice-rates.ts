import { BASE_CURRENCY, isCurrency } from '../../../contract/money';
import { secondVatCurrency } from '../../domain/exchange-rate';
import { shopDay } from '../../domain/shop-calendar';
import { readCompany } from '../../platform/settings/company';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { readRateOn } from '../rates/read-rates';
import { type Sale, firstPaid, vatCountry } from './build-invoice-data';
import type { InvoiceRates } from './in-other-money';

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
