export const ORDER_STATUSES = [
  'open',
  'paid',
  'failed',
  'canceled',
  'expired',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `created`: our row exists, the provider does not know it yet. The rest are the provider's words. */
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
  /** What the provider collects or collected, in cents. */
  amount: number;
  refunded: number;
  chargedBack: number;
}

export const isUndecided = (status: PaymentStatus): boolean =>
  status === 'created' || status === 'open' || status === 'pending' || status === 'authorized';

/** An order in one of these states holds no stock and may be paid again. */
export const isLost = (status: OrderStatus): boolean =>
  status === 'failed' || status === 'canceled' || status === 'expired';

/** Money came in at some time, whatever happened to it later. */
export const wasPaid = (status: OrderStatus): boolean => status !== 'open' && !isLost(status);

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The order's status is a function of its payments alone, so it does not matter in which order or how often the
 * provider's news arrive. Amounts in cents. `withdrawn`: the shop canceled the order (it was replaced, or nothing of it
 * was left when the money came): it delivers nothing, and money that still comes in goes back.
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
    // Paid twice and one of the two sent back is still paid.
    if (net >= order.total) return 'paid';
    if (chargedBack > 0) return 'charged_back';
    if (refunded > 0) return net <= 0 ? 'refunded' : 'partially_refunded';
  }
  if (order.total === 0) return 'paid';
  // Less than the total came in: a person must look at it, meanwhile the order stays open.
  if (received.length > 0) return 'open';
  if (payments.length === 0 || payments.some((payment) => isUndecided(payment.status))) return 'open';
  const last = payments.reduce((latest, payment) => (payment.attempt > latest.attempt ? payment : latest));
  return last.status === 'failed' || last.status === 'canceled' ? last.status : 'expired';
}
