import { type Fulfilment, type OrderStatus } from '@/backend/contract/order-states';
import { type Order } from '@/backend/contract/order';

/** Which page is shown after a payment. */
export type PaymentOutcome = 'paid' | 'transfer' | 'undecided' | 'failed' | 'settled';

const OUTCOMES: Record<Exclude<OrderStatus, 'open'>, PaymentOutcome> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
  expired: 'failed',
  partially_refunded: 'settled',
  refunded: 'settled',
  charged_back: 'settled',
};

/** An open order waits either for a bank transfer, which takes days, or for a pending payment. */
export function paymentOutcome({ status, bank }: Pick<Order, 'status' | 'bank'>): PaymentOutcome {
  if (status === 'open') return bank ? 'transfer' : 'undecided';
  return OUTCOMES[status];
}

/** Whether the order ended without a payment. */
export const isUnpaid = (status: OrderStatus): boolean => status !== 'open' && OUTCOMES[status] === 'failed';

/** Whether the order is placed, so that its lines may leave the cart. */
export const isPlaced = (order: Pick<Order, 'status' | 'bank'>): boolean =>
  ['paid', 'transfer', 'settled'].includes(paymentOutcome(order));

/** Whether to show the delivery status: unpaid orders are not packed, and cancelled ones show that instead. */
export const showsDelivery = ({ status, fulfilment }: { status: OrderStatus; fulfilment: Fulfilment }): boolean =>
  status !== 'canceled' && (fulfilment !== 'new' || status === 'paid' || status === 'partially_refunded');
