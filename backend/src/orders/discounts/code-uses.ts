import type { Knex } from 'knex';
import type { DiscountCode } from '../../domain/discount';
import { isLost, wasPaid } from '../../domain/order-status';
import { shopDay } from '../../domain/shop-calendar';
import { readShopSettings, toDay } from '../../platform/settings/shop-settings';
import { addEvent } from '../records/order-events';
import type { OrderRow } from '../records/order-rows';
import { hashCustomer } from './customer-hash';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { type CodeResult } from '../../../contract/discounts';
import { type OrderStatus } from '../../../contract/order-states';
import { lockById } from '../../platform/database/lock-by-id';

interface UseRow {
  id: number;
  discount_code_id: number | null;
  customer_hash: string;
  state: 'held' | 'used' | 'released';
}

/**
 * Another order took the last use of a code between the lookup and the reservation. Has the database's error code for a
 * serialization failure, so that `transact` retries the order, which then finds the code used up.
 */
class CodeUsedUpError extends Error {
  readonly code = '40001';
}

/** Increments the use count; false at the limit. The condition in the statement enforces the limit. */
async function incrementUses(trx: Db, codeId: number, now: Date): Promise<boolean> {
  const count = await trx('discount_codes')
    .where({ id: codeId })
    .andWhere((free) => free.whereNull('usage_limit').orWhereRaw('coalesce(used, 0) < usage_limit'))
    .update({ used: trx.raw('coalesce(used, 0) + 1'), updated_at: now });
  return count === 1;
}

/** Also enforces the limit per customer, counted after the increment, which has locked the code's row. */
async function reserveUseForCustomer(trx: Db, codeId: number, customer: string, now: Date): Promise<boolean> {
  if (!(await incrementUses(trx, codeId, now))) return false;
  const code: { per_customer_limit: number | null } | undefined = await trx('discount_codes')
    .where({ id: codeId })
    .first('per_customer_limit');
  const limit = code?.per_customer_limit ?? null;
  if (limit === null) return true;
  const rows: unknown[] = await trx('discount_uses')
    .where({ discount_code_id: codeId, customer_hash: customer })
    .whereNot({ state: 'released' })
    .limit(limit)
    .select('id');
  return rows.length < limit;
}

/** Uses by an order that a new one replaces. */
export interface ReplacedUses {
  orderId: number;
  codeIds: number[];
}

/** Locks the codes of an order by id, as `countUses` does, before something that is locked after them. */
export async function lockCodes(trx: Db, orderId: number): Promise<void> {
  const used = trx('discount_uses').where({ order_id: orderId }).whereNotNull('discount_code_id');
  await lockById(trx('discount_codes').whereIn('id', used.select('discount_code_id')));
}

interface LimitedCode {
  id: number;
  per_customer_limit: number | null;
}

/**
 * Counts uses of codes, those given back included, in one statement, which locks the codes by id (after the stock, see
 * `changeStock`). A code whose last use is taken is not changed and missing from the result.
 */
async function countUses(trx: Db, taken: number[], givenBack: number[], now: Date): Promise<LimitedCode[]> {
  const ids = [...new Set([...taken, ...givenBack])];
  if (ids.length === 0) return [];
  const changes = ids.map((id) => [id, Number(taken.includes(id)) - Number(givenBack.includes(id))] as const);
  const cases = changes.map(() => 'when ? then cast(? as integer)').join(' ');
  return trx('discount_codes')
    .whereIn('id', lockById(trx('discount_codes').whereIn('id', ids)))
    .andWhere((countable) => {
      for (const [id, change] of changes) {
        const skipIf = (condition: string) => countable.whereNot((unfit) => unfit.where({ id }).whereRaw(condition));
        if (change > 0) skipIf('usage_limit is not null and coalesce(used, 0) >= usage_limit');
        if (change < 0) skipIf('coalesce(used, 0) <= 0');
      }
    })
    .update({ used: trx.raw(`coalesce(used, 0) + case id ${cases} end`, changes.flat()), updated_at: now })
    .returning(['id', 'per_customer_limit']);
}

/** Whether the customer may use all of these codes once more. The codes must be locked. */
async function isWithinOwnLimits(
  trx: Db,
  codes: LimitedCode[],
  customer: string,
  replaced: ReplacedUses | null,
): Promise<boolean> {
  const limited = codes.filter((code) => code.per_customer_limit !== null);
  if (limited.length === 0) return true;
  const used: number[] = await trx('discount_uses')
    .whereIn(
      'discount_code_id',
      limited.map(({ id }) => id),
    )
    .where({ customer_hash: customer })
    .whereNot({ state: 'released' })
    .andWhere((other) => other.whereNull('order_id').orWhereNot({ order_id: replaced?.orderId ?? 0 }))
    .pluck('discount_code_id');
  return limited.every((code) => used.filter((id) => id === code.id).length < (code.per_customer_limit ?? 0));
}

/**
 * Reserves the uses of the applied codes of a new order, and gives back those of the order that it replaces. Returns the
 * rows that record them, for `discount_uses`. Throws an error that `transact` retries when a concurrent order took the last
 * use.
 */
export async function reserveCodeUses(
  trx: Db,
  order: { id: number; email: string; paid: boolean },
  { quote, discountCodes }: { quote: { codes: CodeResult[] }; discountCodes: Map<string, DiscountCode> },
  replaced: ReplacedUses | null,
  now: Date,
): Promise<object[]> {
  const taken = quote.codes.flatMap(({ code, state, amount }) => {
    const id = discountCodes.get(code)?.id;
    return state !== 'applied' || id === undefined ? [] : [{ id, amount }];
  });
  const takenIds = taken.map(({ id }) => id);
  const counted = await countUses(trx, takenIds, replaced?.codeIds ?? [], now);
  const customer = hashCustomer(order.email);
  const own = counted.filter(({ id }) => takenIds.includes(id));
  if (own.length < takenIds.length || !(await isWithinOwnLimits(trx, own, customer, replaced)))
    throw new CodeUsedUpError('The last use of a discount code was taken by another order');
  return taken.map(({ id, amount }) => ({
    ...createStamps(now),
    discount_code_id: id,
    order_id: order.id,
    customer_hash: customer,
    state: order.paid ? 'used' : 'held',
    amount,
  }));
}

/** Records that the uses of a replaced order are released, for `together`. `reserveCodeUses` has given them back. */
export const releasedUsesUpdate = (trx: Db, { orderId }: ReplacedUses, now: Date): Knex.QueryBuilder =>
  usesQuery(trx, orderId, ['held', 'used']).update({ state: 'released', updated_at: now }).returning('id');

/** Ids of the codes that an order uses. */
export const usedCodesQuery = (trx: Db, orderId: number): Knex.QueryBuilder =>
  usesQuery(trx, orderId, ['held', 'used']).whereNotNull('discount_code_id').select('discount_code_id');

const usesQuery = (trx: Db, orderId: number, states: UseRow['state'][]) =>
  trx('discount_uses').where({ order_id: orderId }).whereIn('state', states);

const usesOf = (trx: Db, orderId: number, states: UseRow['state'][]): Promise<UseRow[]> =>
  usesQuery(trx, orderId, states).orderBy('discount_code_id');

const setState = (trx: Db, use: UseRow, state: UseRow['state'], now: Date): Promise<number> =>
  trx('discount_uses').where({ id: use.id, state: use.state }).update({ state, updated_at: now });

/** Releases the uses of a lost or canceled order. The order keeps its price. */
export async function releaseCodeUses(trx: Db, orderId: number, now: Date): Promise<void> {
  for (const use of await usesOf(trx, orderId, ['held', 'used'])) {
    if ((await setState(trx, use, 'released', now)) !== 1) continue;
    await trx('discount_codes')
      .where({ id: use.discount_code_id })
      .andWhere('used', '>', 0)
      .update({ used: trx.raw('used - 1'), updated_at: now });
  }
}

/** Whether a code still counts for new orders: neither switched off nor past its last day. */
async function isInForce(trx: Db, codeId: number, now: Date): Promise<boolean> {
  const code: { active: boolean | number | null; valid_to: unknown } | undefined = await trx('discount_codes')
    .where({ id: codeId })
    .first('active', 'valid_to');
  if (!code?.active) return false;
  if (code.valid_to === null || code.valid_to === undefined) return true;
  return toDay(code.valid_to) >= shopDay(now, (await readShopSettings(trx)).timeZone);
}

/**
 * Reserves released uses again before a lost order may be paid once more. False when a code does not count any more: its
 * limit has been reached, it was switched off, or its last day is over. The caller must then roll back its transaction.
 */
export async function reserveCodeUsesAgain(trx: Db, orderId: number, now: Date): Promise<boolean> {
  for (const use of await usesOf(trx, orderId, ['released'])) {
    if (use.discount_code_id === null) continue;
    if (!(await isInForce(trx, use.discount_code_id, now))) return false;
    if (!(await reserveUseForCustomer(trx, use.discount_code_id, use.customer_hash, now))) return false;
    await setState(trx, use, 'held', now);
  }
  return true;
}

/** Makes the uses of a paid order final; released ones count again, even beyond the limit. */
async function finalizeCodeUses(trx: Db, orderId: number, now: Date): Promise<void> {
  for (const use of await usesOf(trx, orderId, ['held', 'released'])) {
    if (
      use.state === 'released' &&
      use.discount_code_id !== null &&
      !(await incrementUses(trx, use.discount_code_id, now))
    ) {
      await trx('discount_codes').where({ id: use.discount_code_id }).increment('used', 1);
      const { code } = await trx('discount_codes').where({ id: use.discount_code_id }).first('code');
      await addEvent(trx, orderId, 'discount-over-limit', { code }, now);
    }
    await setState(trx, use, 'used', now);
  }
}

/**
 * Updates the code uses for an order's new status; `order` is its previous state. No queries for orders without codes.
 * A voided order releases its codes even if money still arrives, because that is refunded.
 */
export async function updateCodeUses(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'discount_codes' | 'payment_status' | 'withdrawn_at'>,
  next: OrderStatus,
  now: Date,
): Promise<void> {
  if (order.discount_codes === null) return;
  if (isLost(next) || (next === 'refunded' && order.withdrawn_at !== null)) await releaseCodeUses(trx, order.id, now);
  else if (wasPaid(next) && !wasPaid(order.payment_status)) await finalizeCodeUses(trx, order.id, now);
}
