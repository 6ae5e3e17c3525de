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

/**
 * Records the applied codes of a new order and reserves their uses, in the order's transaction. Throws an error that
 * `transact` retries when a concurrent order took the last use.
 */
export async function reserveCodeUses(
  trx: Db,
  order: { id: number; email: string; paid: boolean },
  codes: CodeResult[],
  known: Map<string, DiscountCode>,
  now: Date,
): Promise<void> {
  const applied = codes.filter(({ state }) => state === 'applied');
  if (applied.length === 0) return;
  const customer = hashCustomer(order.email);
  const taken = applied.flatMap(({ code, amount }) => {
    const id = known.get(code)?.id;
    return id === undefined ? [] : [{ id, amount }];
  });
  // Sorted by id, so that concurrent orders can not deadlock.
  for (const { id, amount } of taken.sort((a, b) => a.id - b.id)) {
    if (!(await reserveUseForCustomer(trx, id, customer, now))) {
      throw new CodeUsedUpError('The last use of a discount code was taken by another order');
    }
    await trx('discount_uses').insert({
      ...createStamps(now),
      discount_code_id: id,
      order_id: order.id,
      customer_hash: customer,
      state: order.paid ? 'used' : 'held',
      amount,
    });
  }
}

/**
 * Locks the codes used by this order and those with these ids until the transaction ends. Like stock, codes are locked in
 * one order (by id, after the stock, decision 0034).
 */
export async function lockCodes(trx: Db, orderId: number, codeIds: number[]): Promise<void> {
  const used: number[] = await trx('discount_uses')
    .where({ order_id: orderId })
    .whereNotNull('discount_code_id')
    .pluck('discount_code_id');
  for (const id of [...new Set([...used, ...codeIds])].sort((a, b) => a - b))
    await trx('discount_codes').where({ id }).forUpdate().first('id');
}

const usesOf = (trx: Db, orderId: number, states: UseRow['state'][]): Promise<UseRow[]> =>
  trx('discount_uses').where({ order_id: orderId }).whereIn('state', states).orderBy('discount_code_id');

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
