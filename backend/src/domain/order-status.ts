import { type OrderStatus } from '../../contract/order-states';

/** `created`: stored but not yet known to the provider. The others are the provider's own states. */
export const PAYMENT_STATUSES = [
  'created',
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export interface PaymentState {
  attempt: number;
  status: PaymentStatus;
  /** Cents the provider is to collect or has collected. */
  amount: number;
  refunded: number;
  chargedBack: number;
  /** Paid with a gift card: held until the rest of the money has come, and no attempt of its own. */
  isGiftCard?: boolean;
}

export const isUndecided = (status: PaymentStatus): boolean =>
  status === 'created' || status === 'open' || status === 'pending' || status === 'authorized';

/** The order holds no stock and may be paid again. */
export const isLost = (status: OrderStatus): boolean =>
  status === 'failed' || status === 'canceled' || status === 'expired';

/** Was paid at some time, even if refunded later. */
export const wasPaid = (status: OrderStatus): boolean => status !== 'open' && !isLost(status);

/** Needs no further payment: it was paid, and the bank has not taken that back. */
export const isSettled = (status: OrderStatus): boolean => wasPaid(status) && status !== 'charged_back';

/** The goods are paid for, so a parcel is owed. */
export const isPackable = (status: OrderStatus): boolean => status === 'paid' || status === 'partially_refunded';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The order's status depends on its payments only, so provider updates may arrive repeatedly and in any sequence. Amounts
 * in cents. `withdrawn`: the order was voided (replaced, canceled, or out of stock when the money arrived): nothing is
 * delivered and late payments are refunded.
 */
export function deriveOrderStatus(order: { total: number; withdrawn: boolean }, payments: PaymentState[]): OrderStatus {
  const received = payments.filter((payment) => payment.status === 'paid');
  const refunded = sum(received.map((payment) => payment.refunded));
  const chargedBack = sum(received.map((payment) => payment.chargedBack));
  const net = sum(received.map((payment) => payment.amount)) - refunded - chargedBack;
  if (order.withdrawn) {
    if (received.length === 0) return 'canceled';
    return chargedBack > 0 ? 'charged_back' : 'refunded';
  }
  if (received.length > 0) {
    // Paid twice with one payment refunded is still paid.
    if (net >= order.total) return 'paid';
    if (chargedBack > 0) return 'charged_back';
    if (refunded > 0) return net <= 0 ? 'refunded' : 'partially_refunded';
  }
  if (order.total === 0) return 'paid';
  // Underpaid: stays open until an operator decides.
  if (received.length > 0) return 'open';
  const attempts = payments.filter((payment) => !payment.isGiftCard);
  if (attempts.length === 0 || attempts.some((payment) => isUndecided(payment.status))) return 'open';
  const last = attempts.reduce((latest, payment) => (payment.attempt > latest.attempt ? payment : latest));
  return last.status === 'failed' || last.status === 'canceled' ? last.status : 'expired';
}
