import type { PaymentState } from './order-status';

/** Ways in which money comes without the payment provider; the first is called as the provider calls it. */
export const HAND_METHODS = ['banktransfer', 'cash'] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

/**
 * Cents that must still come as money: the total less what was paid and was neither refunded nor charged back, and less what a
 * gift card holds or held, which is taken with the last of the money. At least 0.
 */
export function missingCents(total: number, payments: readonly PaymentState[]): number {
  const counted = payments.map(({ status, amount, refunded, chargedBack, isGiftCard }) => {
    if (status === 'paid') return amount - refunded - chargedBack;
    return isGiftCard ? amount : 0;
  });
  return Math.max(0, total - counted.reduce((sum, cents) => sum + cents, 0));
}

export type HandPaymentRefusal = 'canceled' | 'paid' | 'refunded' | 'too-much';

/**
 * Why money of this amount can not be entered for an order, or null. An order that was lost may still get it: then its pieces are
 * taken again, as with late money. What came beyond the order is not part of it, and the shop sends it back itself.
 */
export function findHandPaymentRefusal(
  order: { total: number; withdrawn: boolean },
  payments: readonly PaymentState[],
  amount: number,
): HandPaymentRefusal | null {
  if (order.withdrawn) return 'canceled';
  if (payments.some(({ status, refunded }) => status === 'paid' && refunded > 0)) return 'refunded';
  const missing = missingCents(order.total, payments);
  if (missing === 0) return 'paid';
  return amount > missing ? 'too-much' : null;
}
