import type { Db } from '../../platform/database/rows';

/** The key of the refund that a statement leads to. */
export const refundKey = (withdrawalId: number): string => `withdrawal:${withdrawalId}`;

/** The money of an accepted statement has arrived: by a refund of its own, or with its order's cancellation. */
export async function settleWithdrawal(trx: Db, refund: { order_id: number; key: string }, now: Date): Promise<void> {
  const own = /^withdrawal:(\d+)$/.exec(refund.key)?.[1];
  if (own === undefined && !refund.key.startsWith('cancel:')) return;
  await trx('withdrawals')
    .where(own === undefined ? { order_id: refund.order_id } : { id: Number(own) })
    .andWhere({ state: 'accepted' })
    .update({ state: 'refunded', updated_at: now });
}
