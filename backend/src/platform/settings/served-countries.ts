import type { Knex } from 'knex';
import type { DeliveryOption, ServedCountry } from '../../domain/delivery-options';
import type { DeliveryMethod } from '../../../contract/delivery';
import type { AddressFormat } from '../../../contract/address-style';
import { toCents } from '../../../contract/money';
import { EURO_PRICES, type PriceList, amountIn } from '../../domain/price-list';
import type { Db } from '../database/row-helpers';
import { ownAmount, toOwnCents } from './own-amounts';

/** A country, once for each of its methods that is switched on, and once if there is none. */
export interface CountryRow {
  iso: string;
  shipping_cost: number | string;
  min_days: number | null;
  max_days: number | null;
  free_from: number | string | null;
  postal_code_mask: string | null;
  address_format: AddressFormat | null;
  kind: DeliveryMethod | null;
  price: number | string | null;
  method_min_days: number | null;
  method_max_days: number | null;
  own_home: number | string | null;
  own_free_from: number | string | null;
  own_method: number | string | null;
}

const OWN = {
  table: 'shipping_countries',
  alias: 'c',
  field: 'ownPrices',
  component: 'components_shop_own_delivery_prices',
};

/** Own amounts of a country in the currency of a list: its home delivery, its threshold, and the method of the row. */
const ownAmounts = (db: Db, list: Pick<PriceList, 'currency'>): Knex.Raw[] =>
  Object.entries({ home: "'home'", free_from: "'free_from'", method: 'm.kind' }).map(([name, kind]) =>
    ownAmount(db, list, { ...OWN, where: `own.kind = ${kind}` }, 'amount', name),
  );

/** One statement: every quote and order runs it. */
export const countriesQuery = (db: Db, list: Pick<PriceList, 'currency'>) =>
  db('shipping_countries as c')
    .leftJoin('shipping_countries_cmps as l', (join) => join.on('l.entity_id', 'c.id').andOnVal('l.field', 'methods'))
    .leftJoin('components_shop_delivery_method as m', (join) => join.on('m.id', 'l.cmp_id').andOnVal('m.enabled', true))
    .orderBy(['c.position', 'c.id', 'l.order'])
    .select(
      'c.iso',
      'c.shipping_cost',
      'c.min_days',
      'c.max_days',
      'c.free_from',
      'c.postal_code_mask',
      'c.address_format',
    )
    .select('m.kind', 'm.price', 'm.min_days as method_min_days', 'm.max_days as method_max_days')
    .select(ownAmounts(db, list));

const days = (min: number | null, max: number | null) => ({ min: min ?? 1, max: max ?? 3 });

const toMethod = (row: CountryRow, list: PriceList): DeliveryOption[] =>
  row.kind === null
    ? []
    : [
        {
          method: row.kind,
          cost: amountIn(list, toCents(Number(row.price)), toOwnCents(row.own_method)),
          days: days(row.method_min_days, row.method_max_days),
        },
      ];

/** Countries with their amounts in the currency of a list. */
export function toServedCountries(rows: CountryRow[], list: PriceList): ServedCountry[] {
  const countries = new Map<string, ServedCountry>();
  for (const row of rows) {
    const known = countries.get(row.iso);
    if (known) known.options.push(...toMethod(row, list));
    else
      countries.set(row.iso, {
        iso: row.iso,
        currency: list.currency,
        freeFrom:
          row.free_from === null
            ? null
            : amountIn(list, toCents(Number(row.free_from)), toOwnCents(row.own_free_from), 'threshold'),
        postalMask: row.postal_code_mask || null,
        addressFormat: row.address_format ?? 'street_number',
        options: [
          {
            method: 'home',
            cost: amountIn(list, toCents(Number(row.shipping_cost)), toOwnCents(row.own_home)),
            days: days(row.min_days, row.max_days),
          },
          ...toMethod(row, list),
        ],
      });
  }
  return [...countries.values()];
}

/** Countries that the shop delivers to, in its order; amounts in the currency of a list. */
export const readServedCountries = async (db: Db, list = EURO_PRICES): Promise<ServedCountry[]> =>
  toServedCountries(await countriesQuery(db, list), list);
