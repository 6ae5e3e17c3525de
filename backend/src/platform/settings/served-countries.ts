import type { DeliveryOption, ServedCountry } from '../../domain/delivery-options';
import type { DeliveryMethod } from '../../../contract/delivery';
import type { AddressFormat } from '../../../contract/address-style';
import { toCents } from '../../../contract/money';
import type { Db } from '../database/row-helpers';

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
}

/** One statement: every quote and order runs it. */
export const countriesQuery = (db: Db) =>
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
    .select('m.kind', 'm.price', 'm.min_days as method_min_days', 'm.max_days as method_max_days');

const days = (min: number | null, max: number | null) => ({ min: min ?? 1, max: max ?? 3 });

const toMethod = (row: CountryRow): DeliveryOption[] =>
  row.kind === null
    ? []
    : [
        {
          method: row.kind,
          cost: toCents(Number(row.price)),
          days: days(row.method_min_days, row.method_max_days),
        },
      ];

export function toServedCountries(rows: CountryRow[]): ServedCountry[] {
  const countries = new Map<string, ServedCountry>();
  for (const row of rows) {
    const known = countries.get(row.iso);
    if (known) known.options.push(...toMethod(row));
    else
      countries.set(row.iso, {
        iso: row.iso,
        freeFrom: row.free_from === null ? null : toCents(Number(row.free_from)),
        postalMask: row.postal_code_mask || null,
        addressFormat: row.address_format ?? 'street_number',
        options: [
          { method: 'home', cost: toCents(Number(row.shipping_cost)), days: days(row.min_days, row.max_days) },
          ...toMethod(row),
        ],
      });
  }
  return [...countries.values()];
}

/** Countries that the shop delivers to, in its order. */
export const readServedCountries = async (db: Db): Promise<ServedCountry[]> =>
  toServedCountries(await countriesQuery(db));
