import type { DiscountCode } from '../../domain/discount';
import { isLost, wasPaid } from '../../domain/order-status';
import { addEvent } from '../records/events';
import type { OrderRow } from '../records/order-rows';
import { hashCustomer } from './customer-hash';
import { type Db, createStamps } from '../../platform/database/rows';
import { type CodeResult } from '../../../contract/discounts';
import { type OrderStatus } from '../../../contract/order-states';

interface UseRow {
  id: number;
  discount_code_id: number | null;
  customer_hash: string;
  state: 'held' | 'used' | 'released';
}

/**
 * Another order took the last use of a code between the look at it and the taking. The database's own word for that
 * (a failed serialisation) makes `transact` run the order again, which then finds the code used up.
 */
class CodeGone extends Error {
  readonly code = '40001';
}

/** Takes one use; false when there is none left. The guard in the statement is what keeps a limit. */
async function takeUse(trx: Db, codeId: number, now: Date): Promise<boolean> {
  const count = await trx('discount_codes')
    .where({ id: codeId })
    .andWhere((free) => free.whereNull('usage_limit').orWhereRaw('coalesce(used, 0) < usage_limit'))
    .update({ used: trx.raw('coalesce(used, 0) + 1'), updated_at: now });
  return count === 1;
}

/** Takes one use within the customer's own limit too. Counted after the taking, which has locked the code's row. */
async function takeFor(trx: Db, codeId: number, customer: string, now: Date): Promise<boolean> {
  if (!(await takeUse(trx, codeId, now))) return false;
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
 * Notes the codes that count for a new order and takes their uses, in the order's own transaction. Throws what
 * `transact` repeats when somebody was faster.
 */
export async function takeDiscounts(
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
  // Always in the same order, so that two orders never wait for each other.
  for (const { id, amount } of taken.sort((a, b) => a.id - b.id)) {
    if (!(await takeFor(trx, id, customer, now))) {
      throw new CodeGone('The last use of a discount code was taken');
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

const usesOf = (trx: Db, orderId: number, states: UseRow['state'][]): Promise<UseRow[]> =>
  trx('discount_uses').where({ order_id: orderId }).whereIn('state', states).orderBy('discount_code_id');

const setState = (trx: Db, use: UseRow, state: UseRow['state'], now: Date): Promise<number> =>
  trx('discount_uses').where({ id: use.id, state: use.state }).update({ state, updated_at: now });

/** Gives back what an order that is lost or canceled had taken: others may have it. The order keeps its price. */
export async function releaseDiscounts(trx: Db, orderId: number, now: Date): Promise<void> {
  for (const use of await usesOf(trx, orderId, ['held', 'used'])) {
    if ((await setState(trx, use, 'released', now)) !== 1) continue;
    await trx('discount_codes')
      .where({ id: use.discount_code_id })
      .andWhere('used', '>', 0)
      .update({ used: trx.raw('used - 1'), updated_at: now });
  }
}

/**
 * Takes again what was given back, before a lost order may be paid once more. False when a limit was reached
 * meanwhile: the caller must then undo its transaction.
 */
export async function retakeDiscounts(trx: Db, orderId: number, now: Date): Promise<boolean> {
  for (const use of await usesOf(trx, orderId, ['released'])) {
    if (use.discount_code_id === null) continue;
    if (!(await takeFor(trx, use.discount_code_id, use.customer_hash, now))) return false;
    await setState(trx, use, 'held', now);
  }
  return true;
}

/** An order is paid: its uses are final. One that was given back meanwhile counts again, over its limit if need be. */
async function keepDiscounts(trx: Db, orderId: number, now: Date): Promise<void> {
  for (const use of await usesOf(trx, orderId, ['held', 'released'])) {
    if (use.state === 'released' && use.discount_code_id !== null && !(await takeUse(trx, use.discount_code_id, now))) {
      await trx('discount_codes').where({ id: use.discount_code_id }).increment('used', 1);
      const { code } = await trx('discount_codes').where({ id: use.discount_code_id }).first('code');
      await addEvent(trx, orderId, 'discount-over-limit', { code }, now);
    }
    await setState(trx, use, 'used', now);
  }
}

/**
 * What a new status of an order means for its codes; `order` is as it was before. Costs nothing where there are none.
 * An order that was replaced or canceled gives its codes back, also when money still comes in: that goes back too.
 */
export async function settleDiscounts(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'discount_codes' | 'payment_status' | 'withdrawn_at'>,
  next: OrderStatus,
  now: Date,
): Promise<void> {
  if (order.discount_codes === null) return;
  if (isLost(next) || (next === 'refunded' && order.withdrawn_at !== null)) await releaseDiscounts(trx, order.id, now);
  else if (wasPaid(next) && !wasPaid(order.payment_status)) await keepDiscounts(trx, order.id, now);
}
