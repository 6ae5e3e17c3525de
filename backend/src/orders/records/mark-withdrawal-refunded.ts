import type { Db } from '../../platform/database/row-helpers';

/** Idempotency key of the refund for a withdrawal. */
export const withdrawalRefundKey = (withdrawalId: number): string => `withdrawal:${withdrawalId}`;

/**
 * Marks accepted withdrawals as refunded once all their refunds, or that of the order's cancellation, have succeeded and no
 * refund waits for goods.
 */
export async function markWithdrawalRefunded(
  trx: Db,
  refund: { order_id: number; key: string },
  now: Date,
): Promise<void> {
  const own = /^withdrawal:(\d+)(?::|$)/.exec(refund.key)?.[1];
  if (own === undefined && !refund.key.startsWith('cancel:')) return;
  await trx('withdrawals')
    .where(own === undefined ? { order_id: refund.order_id } : { id: Number(own) })
    .andWhere({ state: 'accepted' })
    .whereNotExists(
      trx('order_returns as r')
        .whereRaw('r.withdrawal_id = withdrawals.id')
        .whereNull('r.ended_at')
        .whereNull('r.refunded_ahead_at'),
    )
    .whereNotExists(
      trx('refunds as r')
        .whereRaw("(r.key = 'withdrawal:' || withdrawals.id or r.key like 'withdrawal:' || withdrawals.id || ':%')")
        .whereIn('r.state', ['requested', 'sent']),
    )
    .update({ state: 'refunded', updated_at: now });
}
