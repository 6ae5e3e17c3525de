import { BASE_CURRENCY, domainCurrency, isCurrency } from '../../../contract/money';
import type { Locale } from '../../../contract/locales';
import { EURO_PRICES, type PriceList, ROUNDINGS, findRateError } from '../../domain/price-list';
import { type Db, type StoredDate, toDate } from '../database/row-helpers';

/** A price list as stored. */
export interface PriceListRow {
  currency: string | null;
  list_rate: number | string | null;
  list_rounding: string | null;
  list_since: StoredDate;
}

const listsQuery = (db: Db) =>
  db('price_lists')
    .where({ active: true })
    .select('currency', 'rate as list_rate', 'rounding as list_rounding', 'updated_at as list_since');

/** Null for a row that can not be used: the domain then sells in euro rather than at a wrong price. */
function toPriceList(row: PriceListRow): PriceList | null {
  const { currency, list_rate: rate } = row;
  if (!isCurrency(currency) || currency === BASE_CURRENCY || findRateError(currency, rate) !== null) return null;
  const rounding = ROUNDINGS.find((known) => known === row.list_rounding) ?? 'nines';
  return { currency, rate: Number(rate), rounding, since: toDate(row.list_since) ?? new Date(0) };
}

/** The list that a domain sells by, from the row of its currency if there is one. */
export const toLocalePrices = (row: PriceListRow | undefined): PriceList => (row && toPriceList(row)) ?? EURO_PRICES;

/**
 * The prices of a domain: those of the active list of its currency, in euro without one. What a visitor sees and pays
 * follows this alone, whatever the country of delivery.
 */
export async function readLocalePrices(db: Db, locale: Locale): Promise<PriceList> {
  const currency = domainCurrency(locale);
  if (currency === BASE_CURRENCY) return EURO_PRICES;
  const rows: PriceListRow[] = await listsQuery(db).where({ currency }).limit(1);
  return toLocalePrices(rows[0]);
}

/** All lists that the shop sells by, euro first. */
export async function readPriceLists(db: Db): Promise<PriceList[]> {
  const rows: PriceListRow[] = await listsQuery(db).orderBy('currency');
  return [EURO_PRICES, ...rows.flatMap((row) => toPriceList(row) ?? [])];
}
