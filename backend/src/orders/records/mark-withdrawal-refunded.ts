import type { Db } from '../../platform/database/row-helpers';

/** Idempotency key of the refund for a withdrawal. */
export const withdrawalRefundKey = (withdrawalId: number): string => `withdrawal:${withdrawalId}`;

/** Marks accepted withdrawals as refunded once their refund, or that of the order's cancellation, has succeeded. */
export async function markWithdrawalRefunded(
  trx: Db,
  refund: { order_id: number; key: string },
  now: Date,
): Promise<void> {
  const own = /^withdrawal:(\d+)$/.exec(refund.key)?.[1];
  if (own === undefined && !refund.key.startsWith('cancel:')) return;
  await trx('withdrawals')
    .where(own === undefined ? { order_id: refund.order_id } : { id: Number(own) })
    .andWhere({ state: 'accepted' })
    .update({ state: 'refunded', updated_at: now });
}
