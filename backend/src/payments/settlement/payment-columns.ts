import { hashBody } from '../../domain/body-hash';
import { type PaymentStatus, isUndecided } from '../../domain/order-status';
import type { PaymentSnapshot } from '../../domain/payment-update';
import type { ProviderPayment } from '../provider/provider';
import { type PaymentRow, readBank } from '../../orders/records/order-rows';
import { toDate } from '../../platform/database/row-helpers';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const MAX_WAIT = 6 * 60 * MINUTE;
/** Chargebacks are possible within eight weeks for direct debits and 120 days for cards. */
const REVERSIBLE_DAYS = 120;
/** Late bank transfers have arrived by then. */
const LATE_DAYS = 30;

/**
 * When to poll the provider without a webhook: soon for a new payment, less and less often for an undecided one, and daily
 * for a decided one while late payments or chargebacks are possible. Null: never.
 */
export function nextCheck(payment: PaymentRow, status: PaymentStatus, expiresAt: Date | null, now: Date): Date | null {
  const created = toDate(payment.created_at) ?? now;
  if (!isUndecided(status)) {
    const days = (now.getTime() - created.getTime()) / DAY;
    return days < (status === 'paid' ? REVERSIBLE_DAYS : LATE_DAYS) ? new Date(now.getTime() + DAY) : null;
  }
  const age = now.getTime() - created.getTime();
  const wait = Math.min(Math.max(age, MINUTE), MAX_WAIT);
  const at = new Date(now.getTime() + wait);
  return expiresAt && expiresAt > now && expiresAt < at ? expiresAt : at;
}

export const paymentSnapshotOf = (payment: PaymentRow): PaymentSnapshot => ({
  status: payment.state,
  amount: payment.amount,
  refunded: payment.refunded,
  refundsUndone: payment.refunds_undone ?? 0,
  chargedBack: payment.charged_back,
});

/** Columns of the payment's row: the accepted amounts, plus descriptive fields of the update. */
export function paymentColumns(payment: PaymentRow, snapshot: PaymentSnapshot, update: ProviderPayment, now: Date) {
  const { status } = snapshot;
  return {
    state: status,
    method: update.method,
    amount: snapshot.amount,
    refunded: snapshot.refunded,
    refunds_undone: snapshot.refundsUndone,
    charged_back: snapshot.chargedBack,
    disputed_at: toDate(payment.disputed_at) ?? (snapshot.chargedBack > 0 ? now : null),
    checkout_url: status === 'open' ? update.checkoutUrl : null,
    bank: update.bank ? JSON.stringify(update.bank) : null,
    expires_at: update.expiresAt,
    paid_at: status === 'paid' ? (toDate(payment.paid_at) ?? update.paidAt ?? now) : null,
  };
}

export function isSamePayment(payment: PaymentRow, next: ReturnType<typeof paymentColumns>): boolean {
  return (
    payment.state === next.state &&
    payment.method === next.method &&
    payment.amount === next.amount &&
    payment.refunded === next.refunded &&
    (payment.refunds_undone ?? 0) === next.refunds_undone &&
    payment.charged_back === next.charged_back &&
    payment.checkout_url === next.checkout_url &&
    hashBody(readBank(payment)) === hashBody(next.bank ? JSON.parse(next.bank) : null)
  );
}
