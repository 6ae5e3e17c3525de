import { type DiscountCode, type DiscountScope, normalizeCode } from '../../domain/discount';
import { toDay } from '../../platform/settings/shop-settings';
import { hashCustomer } from './customer-hash';
import type { Db } from '../../platform/database/row-helpers';
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
}

const dayOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : toDay(value));

function valueOf(row: CodeRow): number {
  if (row.kind === 'percent') return row.percent ?? 0;
  return row.kind === 'amount' ? toCents(Number(row.amount ?? 0)) : 0;
}

/** Uses of a customer per code, without released ones and those of the order that is replaced. */
async function countUses(
  db: Db,
  codeIds: number[],
  email: string,
  replacedId: number | null,
): Promise<Map<number, number>> {
  const rows: { id: number; count: number | string }[] = await db('discount_uses')
    .whereIn('discount_code_id', codeIds)
    .andWhere({ customer_hash: hashCustomer(email) })
    .whereNot({ state: 'released' })
    .andWhere((other) => other.whereNull('order_id').orWhereNot({ order_id: replacedId ?? 0 }))
    .groupBy('discount_code_id')
    .select({ id: 'discount_code_id' })
    .count({ count: '*' });
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

const readHeldCodes = async (db: Db, orderId: number): Promise<Set<number>> =>
  new Set(
    await db('discount_uses').where({ order_id: orderId }).whereNot({ state: 'released' }).pluck('discount_code_id'),
  );

/**
 * Active discount codes by normalized code, for the codes typed. The limit per customer requires an email address, so it
 * is only applied to orders, not to quotes. Uses of the order with `replacedId` do not count: it is replaced.
 */
export async function readDiscountCodes(
  db: Db,
  typed: string[],
  email: string | null,
  replacedId: number | null = null,
): Promise<Map<string, DiscountCode>> {
  const wanted = [...new Set(typed.flatMap((code) => normalizeCode(code) ?? []))];
  if (wanted.length === 0) return new Map();
  const rows: CodeRow[] = await db('discount_codes')
    .whereRaw(`upper(code) in (${wanted.map(() => '?').join(', ')})`, wanted)
    .andWhere({ active: true });
  const limited = rows.filter((row) => row.per_customer_limit !== null).map((row) => row.id);
  const uses =
    email && limited.length > 0 ? await countUses(db, limited, email, replacedId) : new Map<number, number>();
  const given = replacedId === null ? new Set<number>() : await readHeldCodes(db, replacedId);
  const isUsedUp = ({ id, used, usage_limit: limit, per_customer_limit: own }: CodeRow): boolean =>
    (limit !== null && (used ?? 0) - (given.has(id) ? 1 : 0) >= limit) || (own !== null && (uses.get(id) ?? 0) >= own);
  return new Map(
    rows.map((row) => [
      row.code.toUpperCase(),
      {
        id: row.id,
        code: row.code.toUpperCase(),
        kind: row.kind,
        value: valueOf(row),
        minSubtotal: toCents(Number(row.min_subtotal ?? 0)),
        validFrom: dayOrNull(row.valid_from),
        validTo: dayOrNull(row.valid_to),
        scope: row.applies_to,
        usedUp: isUsedUp(row),
      },
    ]),
  );
}
