import type { Knex } from 'knex';
import { BASE_CURRENCY, toCents } from '../../../contract/money';
import type { PriceList } from '../../domain/price-list';
import type { Db } from '../database/row-helpers';

/** Where editors type amounts in other currencies: a repeatable component of an entry. */
interface OwnAmounts {
  /** Table of the entries, with the alias that the query gives it. */
  table: string;
  alias: string;
  field: string;
  /** Table of the component. */
  component: string;
  /** SQL that picks one of several rows (`own`) of a currency, such as one per kind. */
  where?: string;
}

/**
 * The amount that an entry has of its own in a currency, as a column to select; null for the base. A subquery per row, which
 * the index on entry and field answers: a join would read every amount of the shop.
 */
export const ownAmount = (
  db: Db,
  { currency }: Pick<PriceList, 'currency'>,
  { table, alias, field, component, where }: OwnAmounts,
  column: string,
  name = column,
): Knex.Raw =>
  currency === BASE_CURRENCY
    ? db.raw('null as ??', [`own_${name}`])
    : db.raw(
        `(select max(own.??) from ?? as owner join ?? as own on own.id = owner.cmp_id where owner.entity_id = ?? and owner.field = ? and own.currency = ?${where ? ` and ${where}` : ''}) as ??`,
        [column, `${table}_cmps`, component, `${alias}.id`, field, currency, `own_${name}`],
      );

/** Decimal of an own amount -> minor units. */
export const toOwnCents = (value: number | string | null | undefined): number | null =>
  value === null || value === undefined ? null : toCents(Number(value));
