import { hashBody } from '../domain/body-hash';
import { type PaymentStatus, isUndecided, mergePaymentStatus } from '../domain/order-status';
import type { ProviderPayment } from '../payments/provider';
import { type PaymentRow, readBank, toDate } from './rows';

const MINUTE = 60_000;
const MAX_WAIT = 6 * 60 * MINUTE;

/** When to ask again without being told: soon for a new payment, ever less often for one that waits for days. */
export function nextCheck(payment: PaymentRow, status: PaymentStatus, expiresAt: Date | null, now: Date): Date | null {
  if (!isUndecided(status)) return null;
  const age = now.getTime() - (toDate(payment.created_at)?.getTime() ?? now.getTime());
  const wait = Math.min(Math.max(age, MINUTE), MAX_WAIT);
  const at = new Date(now.getTime() + wait);
  return expiresAt && expiresAt > now && expiresAt < at ? expiresAt : at;
}

/** What of the provider's news goes into the payment's row. */
export function paymentColumns(payment: PaymentRow, news: ProviderPayment, now: Date) {
  const state = mergePaymentStatus(payment.state, news.status);
  return {
    state,
    method: news.method,
    // Money of another currency pays for nothing here.
    amount: news.currency === payment.currency ? news.amount : 0,
    refunded: news.refunded,
    charged_back: news.chargedBack,
    checkout_url: state === 'open' ? news.checkoutUrl : null,
    bank: news.bank ? JSON.stringify(news.bank) : null,
    expires_at: news.expiresAt,
    paid_at: news.paidAt ?? (state === 'paid' ? (toDate(payment.paid_at) ?? now) : null),
  };
}

export function isSamePayment(payment: PaymentRow, next: ReturnType<typeof paymentColumns>): boolean {
  return (
    payment.state === next.state &&
    payment.method === next.method &&
    payment.amount === next.amount &&
    payment.refunded === next.refunded &&
    payment.charged_back === next.charged_back &&
    payment.checkout_url === next.checkout_url &&
    hashBody(readBank(payment)) === hashBody(next.bank ? JSON.parse(next.bank) : null)
  );
}
