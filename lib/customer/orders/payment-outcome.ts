import type { Order } from './types';
import { type Fulfilment, type OrderStatus } from '@/backend/contract/order-states';

/** Which of the pages after paying an order belongs to. */
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

/** An open order either waits for a bank transfer, which takes days, or for an answer that may come any second. */
export function paymentOutcome({ status, bank }: Pick<Order, 'status' | 'bank'>): PaymentOutcome {
  if (status === 'open') return bank ? 'transfer' : 'undecided';
  return OUTCOMES[status];
}

/** Ended without a payment. */
export const isUnpaid = (status: OrderStatus): boolean => status !== 'open' && OUTCOMES[status] === 'failed';

/** The order is in safe hands: its lines may leave the cart. */
export const isPlaced = (order: Pick<Order, 'status' | 'bank'>): boolean =>
  ['paid', 'transfer', 'settled'].includes(paymentOutcome(order));

/** Whether it says something where the parcel is: that of an unpaid order isn't packed, and a canceled one says so itself. */
export const showsDelivery = ({ status, fulfilment }: { status: OrderStatus; fulfilment: Fulfilment }): boolean =>
  status !== 'canceled' && (fulfilment !== 'new' || status === 'paid' || status === 'partially_refunded');
