import type { ServedCountry } from '../../domain/delivery-options';
import type { UnpaidLimits } from '../../domain/unpaid-limits';
import type { VatRateRow } from '../../domain/vat';
import { kept } from '../database/kept-rows';
import type { Db } from '../database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { CUTOFF, DEFAULT_CUTOFF } from '../../../contract/delivery';
import { EURO_PRICES, type PriceList, amountIn } from '../../domain/price-list';
import { BASE_CURRENCY, type Currency, toCents } from '../../../contract/money';
import { type PriceListRow, toLocalePrices } from './price-lists';
import { type CountryRow, countriesQuery, toServedCountries } from './served-countries';

/** The shop's own country; its VAT rate applies until the customer's country is known. */
export const HOME_COUNTRY = 'nl';

export interface ShopSettings {
  orderPrefix: string;
  timeZone: string;
  /** Orders until this time (`HH:MM`) are dispatched on the same working day. */
  orderCutoff: string;
  /** In the currency of the prices it is read with. */
  defaultShippingCost: number;
  requireAddition: boolean;
  silentGuestAccounts: boolean;
  /** What a guest with the email address of an account does: sign in, or order as a guest without learning of it. */
  knownEmail: 'sign-in' | 'guest';
  /** How long stock is reserved for unpaid orders (domain/stock-reservation.ts). */
  reservationMinutes: number;
  transferReservationDays: number;
  /** Above so many pieces, a bank transfer reserves them for `largeTransferReservationDays`. */
  largeOrderPieces: number;
  largeTransferReservationDays: number;
  unpaidLimits: UnpaidLimits;
}

interface SettingsRow extends PriceListRow {
  order_prefix: string | null;
  time_zone: string | null;
  order_cutoff: string | null;
  default_shipping_cost: number | string | null;
  require_addition: boolean | number | null;
  silent_guest_accounts: boolean | number | null;
  known_email: string | null;
  reservation_minutes: number | null;
  transfer_reservation_days: number | null;
  large_order_pieces: number | null;
  large_transfer_reservation_days: number | null;
  unpaid_pieces: number | null;
  unpaid_network_pieces: number | null;
  unpaid_article_pieces: number | null;
  unpaid_article_percent: number | null;
}

const SETTINGS_COLUMNS = [
  'order_prefix',
  'time_zone',
  'order_cutoff',
  'default_shipping_cost',
  'require_addition',
  'silent_guest_accounts',
  'known_email',
  'reservation_minutes',
  'transfer_reservation_days',
  'large_order_pieces',
  'large_transfer_reservation_days',
  'unpaid_pieces',
  'unpaid_network_pieces',
  'unpaid_article_pieces',
  'unpaid_article_percent',
] as const satisfies (keyof SettingsRow)[];

/** Only these columns: the row contains all texts of the shop. With the price list of a currency if that is active. */
function settingsQuery(db: Db, currency: Currency = BASE_CURRENCY) {
  const settings = db('site_settings as s').where('s.locale', DEFAULT_LOCALE).limit(1);
  settings.select(SETTINGS_COLUMNS.map((column) => `s.${column}`));
  if (currency === BASE_CURRENCY) return settings;
  return settings
    .leftJoin('price_lists as l', (join) => join.onVal('l.currency', currency).andOnVal('l.active', true))
    .select('l.currency', 'l.rate as list_rate', 'l.rounding as list_rounding', 'l.updated_at as list_since');
}

/** Older rows have none. */
const toCutoff = (time: string | null | undefined): string => (time && CUTOFF.test(time) ? time : DEFAULT_CUTOFF);

const toSettings = (row: SettingsRow | undefined, prices: PriceList): ShopSettings => ({
  orderPrefix: row?.order_prefix ?? 'ZW',
  timeZone: row?.time_zone ?? 'Europe/Amsterdam',
  orderCutoff: toCutoff(row?.order_cutoff),
  defaultShippingCost: amountIn(prices, toCents(Number(row?.default_shipping_cost ?? 3.95))),
  requireAddition: Boolean(row?.require_addition),
  silentGuestAccounts: Boolean(row?.silent_guest_accounts),
  knownEmail: row?.known_email === 'guest' ? 'guest' : 'sign-in',
  reservationMinutes: row?.reservation_minutes ?? 30,
  transferReservationDays: row?.transfer_reservation_days ?? 7,
  largeOrderPieces: row?.large_order_pieces ?? 10,
  largeTransferReservationDays: row?.large_transfer_reservation_days ?? 2,
  unpaidLimits: {
    customerPieces: row?.unpaid_pieces ?? 30,
    networkPieces: row?.unpaid_network_pieces ?? 60,
    articlePieces: row?.unpaid_article_pieces ?? 5,
    articlePercent: row?.unpaid_article_percent ?? 25,
  },
});

export const readShopSettings = async (db: Db): Promise<ShopSettings> =>
  toSettings((await settingsQuery(db))[0], EURO_PRICES);

/** Date columns are text, numbers or Date objects, depending on the database. */
export const toDay = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 10) : new Date(value as number | Date).toISOString().slice(0, 10);

interface RateRow {
  country: string;
  rate: number | string;
  valid_from: unknown;
  valid_to: unknown;
}

const ratesQuery = (db: Db) => db('vat_rates').select('country', 'rate', 'valid_from', 'valid_to');

const toRates = (rows: RateRow[]): VatRateRow[] =>
  rows.map((row) => ({
    country: row.country,
    rate: Number(row.rate),
    validFrom: toDay(row.valid_from),
    validTo: row.valid_to === null || row.valid_to === undefined ? null : toDay(row.valid_to),
  }));

export const readVatRates = async (db: Db): Promise<VatRateRow[]> => toRates(await ratesQuery(db));

/** Rows that carts are priced by, for `together` and `toPricingRules`. */
export interface PricingRuleRows {
  settings: SettingsRow;
  countries: CountryRow;
  rates: RateRow;
}

/** `currency`: what the domain sells in if there is an active price list for it. */
export const pricingRuleQueries = (db: Db, currency: Currency) => ({
  settings: kept(`settings ${currency}`, () => settingsQuery(db, currency)),
  countries: kept(`countries ${currency}`, () => countriesQuery(db, { currency })),
  rates: kept('rates', () => ratesQuery(db)),
});

interface PricingRules {
  /** Whose currency all amounts have. */
  prices: PriceList;
  settings: ShopSettings;
  countries: ServedCountry[];
  rates: VatRateRow[];
}

export const toPricingRules = ({
  settings,
  countries,
  rates,
}: { [Name in keyof PricingRuleRows]: PricingRuleRows[Name][] }): PricingRules => {
  const prices = toLocalePrices(settings[0]);
  return {
    prices,
    settings: toSettings(settings[0], prices),
    countries: toServedCountries(countries, prices),
    rates: toRates(rates),
  };
};
