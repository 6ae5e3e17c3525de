import type { ServedCountry } from '../../domain/delivery-options';
import type { UnpaidLimits } from '../../domain/unpaid-limits';
import type { VatRateRow } from '../../domain/vat';
import type { Db } from '../database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { CUTOFF, DEFAULT_CUTOFF } from '../../../contract/delivery';
import { toCents } from '../../../contract/money';
import { type CountryRow, countriesQuery, toServedCountries } from './served-countries';

/** The shop's own country; its VAT rate applies until the customer's country is known. */
export const HOME_COUNTRY = 'nl';

export interface ShopSettings {
  orderPrefix: string;
  timeZone: string;
  /** Orders until this time (`HH:MM`) are dispatched on the same working day. */
  orderCutoff: string;
  /** Cents. */
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

interface SettingsRow {
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
] satisfies (keyof SettingsRow)[];

/** Only these columns: the row contains all texts of the shop. */
const settingsQuery = (db: Db) =>
  db('site_settings').where({ locale: DEFAULT_LOCALE }).limit(1).select(SETTINGS_COLUMNS);

/** Older rows have none. */
const toCutoff = (time: string | null | undefined): string => (time && CUTOFF.test(time) ? time : DEFAULT_CUTOFF);

const toSettings = (row: SettingsRow | undefined): ShopSettings => ({
  orderPrefix: row?.order_prefix ?? 'ZW',
  timeZone: row?.time_zone ?? 'Europe/Amsterdam',
  orderCutoff: toCutoff(row?.order_cutoff),
  defaultShippingCost: toCents(Number(row?.default_shipping_cost ?? 3.95)),
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

export const readShopSettings = async (db: Db): Promise<ShopSettings> => toSettings((await settingsQuery(db))[0]);

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

export const pricingRuleQueries = (db: Db) => ({
  settings: settingsQuery(db),
  countries: countriesQuery(db),
  rates: ratesQuery(db),
});

interface PricingRules {
  settings: ShopSettings;
  countries: ServedCountry[];
  rates: VatRateRow[];
}

export const toPricingRules = ({
  settings,
  countries,
  rates,
}: { [Name in keyof PricingRuleRows]: PricingRuleRows[Name][] }): PricingRules => ({
  settings: toSettings(settings[0]),
  countries: toServedCountries(countries),
  rates: toRates(rates),
});
