import { type PriceList, amountIn } from '../../domain/price-list';
import { ownAmount, toOwnCents } from '../../platform/settings/own-amounts';
import { type DiscountCode, type DiscountScope, normalizeCode } from '../../domain/discount';
import { toDay } from '../../platform/settings/shop-settings';
import { hashCustomer } from './customer-hash';
import type { Db } from '../../platform/database/row-helpers';
import { together } from '../../platform/database/together';
import { type DiscountKind } from '../../../contract/discounts';
import { toCents } from '../../../contract/money';

interface CodeRow {
  id: number;
  code: string;
  kind: DiscountKind;
  percent: number | null;
  amount: number | string | null;
  applies_to: DiscountScope;
  min_subtotal: number | string | null;
  valid_from: unknown;
  valid_to: unknown;
  usage_limit: number | null;
  per_customer_limit: number | null;
  used: number | null;
  own_amount: number | string | null;
  own_min_subtotal: number | string | null;
}

const OWN = {
  table: 'discount_codes',
  alias: 'discount_codes',
  field: 'ownAmounts',
  component: 'components_shop_own_discounts',
};

interface UseRow {
  discount_code_id: number;
}

const dayOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : toDay(value));

function valueOf(row: CodeRow, list: PriceList): number {
  if (row.kind === 'percent') return row.percent ?? 0;
  return row.kind === 'amount'
    ? amountIn(list, toCents(Number(row.amount ?? 0)), toOwnCents(row.own_amount), 'discount')
    : 0;
}

/**
 * Active discount codes by normalized code, for the codes typed; amounts in the currency of a list. The limit per customer requires an email address, so it
 * is only applied to orders, not to quotes. Uses of the order with `replacedId` do not count: it is replaced.
 */
export async function readDiscountCodes(
  db: Db,
  list: PriceList,
  typed: string[],
  email: string | null,
  replacedId: number | null = null,
): Promise<Map<string, DiscountCode>> {
  const wanted = [...new Set(typed.flatMap((code) => normalizeCode(code) ?? []))];
  if (wanted.length === 0) return new Map();
  const known = () =>
    db('discount_codes')
      .whereRaw(`upper(code) in (${wanted.map(() => '?').join(', ')})`, wanted)
      .andWhere({ active: true });
  const inForce = () => db('discount_uses').whereNot({ state: 'released' });
  const { rows, own, given } = await together<{ rows: CodeRow; own: UseRow; given: UseRow }>(db, {
    rows: known()
      .select('discount_codes.*')
      .select(['amount', 'min_subtotal'].map((column) => ownAmount(db, list, OWN, column))),
    own:
      email === null
        ? null
        : inForce()
            .whereIn('discount_code_id', known().whereNotNull('per_customer_limit').select('id'))
            .andWhere({ customer_hash: hashCustomer(email) })
            .andWhere((other) => other.whereNull('order_id').orWhereNot({ order_id: replacedId ?? 0 }))
            .select('discount_code_id'),
    given: replacedId === null ? null : inForce().where({ order_id: replacedId }).select('discount_code_id'),
  });
  const isGiven = new Set(given.map(({ discount_code_id: id }) => id));
  const usesOf = (codeId: number): number => own.filter(({ discount_code_id: id }) => id === codeId).length;
  const isUsedUp = ({ id, used, usage_limit: limit, per_customer_limit: perCustomer }: CodeRow): boolean =>
    (limit !== null && (used ?? 0) - (isGiven.has(id) ? 1 : 0) >= limit) ||
    (perCustomer !== null && usesOf(id) >= perCustomer);
  return new Map(
    rows.map((row) => [
      row.code.toUpperCase(),
      {
        id: row.id,
        code: row.code.toUpperCase(),
        kind: row.kind,
        currency: list.currency,
        value: valueOf(row, list),
        minSubtotal: amountIn(
          list,
          toCents(Number(row.min_subtotal ?? 0)),
          toOwnCents(row.own_min_subtotal),
          'threshold',
        ),
        validFrom: dayOrNull(row.valid_from),
        validTo: dayOrNull(row.valid_to),
        scope: row.applies_to,
        usedUp: isUsedUp(row),
      },
    ]),
  );
}
