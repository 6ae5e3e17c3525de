import type { Fulfilment, OrderStatus } from '../../contract/order-states';

interface CancelableOrder {
  fulfilment: Fulfilment;
  status: OrderStatus;
  /** A label was made, or is being made. */
  isLabelled: boolean;
  /** A statement of withdrawal is waiting for the shop's decision. */
  isWithdrawn: boolean;
  hasLessons: boolean;
  /** What it opened lowered the price of another order. */
  isCreditUsed: boolean;
}

const WITH_MONEY: OrderStatus[] = ['paid', 'partially_refunded'];

/**
 * Whether customers may cancel their order by themselves: until its parcel is packed, and everything paid is refunded at once.
 * Paid lessons are open already, with the buyer's consent, so an order with them takes the way of a withdrawal (decision 0017);
 * so does a suit whose free lessons made a later bundle cheaper, because an operator has to look at both (decision 0033).
 */
export function mayCustomerCancel({
  fulfilment,
  status,
  isLabelled,
  isWithdrawn,
  hasLessons,
  isCreditUsed,
}: CancelableOrder): boolean {
  if (fulfilment !== 'new' || isLabelled || isWithdrawn || isCreditUsed) return false;
  return status === 'open' || (WITH_MONEY.includes(status) && !hasLessons);
}
