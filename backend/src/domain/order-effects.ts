import { type OrderStatus, isLost, wasPaid } from './order-status';

/** What must happen to stock and mail when an order's status was derived anew. */
export interface OrderEffects {
  stock: 'keep' | 'release' | 'take';
  /** Kinds of outbox messages; each is sent once per order, so naming one again does no harm. */
  messages: string[];
}

const toBeDelivered = (status: OrderStatus): boolean => status === 'paid' || status === 'partially_refunded';

export function decideEffects(input: {
  previous: OrderStatus;
  next: OrderStatus;
  /** Pieces of this order are taken from stock right now. */
  stockHeld: boolean;
  /** An open bank transfer whose details are known. */
  bankTransferOpen: boolean;
}): OrderEffects {
  const { previous, next, stockHeld } = input;
  // An order that was sent back before we heard of the payment gets neither thanks nor stock.
  const owed = toBeDelivered(next) && !toBeDelivered(previous);
  const messages: string[] = [];
  if (owed && !wasPaid(previous)) messages.push('order-paid', 'operator-paid');
  if (next === 'open' && input.bankTransferOpen) messages.push('bank-transfer');
  if (next === 'charged_back' && previous !== next) messages.push('operator-alert-chargeback');
  if (isLost(next) && stockHeld) return { stock: 'release', messages };
  // Paid after the stock was given back: it must be taken again, or somebody must be told that it is gone.
  if (owed && !stockHeld) return { stock: 'take', messages };
  return { stock: 'keep', messages };
}
