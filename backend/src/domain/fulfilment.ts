import { isPackable } from './order-status';
import { type OrderStatus, type Fulfilment } from '../../contract/order-states';

/** Allowed transitions. Canceling is handled separately because it also refunds. */
const NEXT: Record<Fulfilment, Fulfilment[]> = {
  new: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
  canceled: [],
};

/** Transitions that can be undone after a misclick. A return has moved money or stock and can not. */
const PREVIOUS: Partial<Record<Fulfilment, Fulfilment>> = { shipped: 'new', delivered: 'shipped' };

/** Time in milliseconds to undo a step; the customer's shipping mail is delayed by the same time. */
export const UNDO_MS = 2 * 60_000;

/** Why the transition is not allowed, or null when it is. The same state again is allowed. */
export function findFulfilmentError(from: Fulfilment, to: Fulfilment, status: OrderStatus): string | null {
  if (from === to) return null;
  if (from === 'new' && to === 'canceled') return 'An order is canceled with its own button, which also refunds it';
  if (!NEXT[from].includes(to)) return `An order that is ${from} can not become ${to}`;
  if (to === 'shipped' && !isPackable(status)) return 'Only a paid order can be shipped';
  return null;
}

/** The state before the last step, or null when it is too late to undo or there was no step. */
export function fulfilmentBeforeUndo(from: Fulfilment, steppedAt: Date | null, now: Date): Fulfilment | null {
  if (!steppedAt || now.getTime() - steppedAt.getTime() > UNDO_MS) return null;
  return PREVIOUS[from] ?? null;
}

const HOUR_MS = 3600_000;

/**
 * Timestamp for a delivery day `YYYY-MM-DD`: now for today, otherwise noon UTC, which is the same day all over Europe.
 * The withdrawal period (Directive 2011/83/EU art. 9) starts with it. Null for a future day or one before shipping.
 */
export function deliveryTimestamp(day: string, shippedAt: Date | null, now: Date): Date | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(day)) return null;
  const tooEarly = shippedAt && noon.getTime() + 12 * HOUR_MS < shippedAt.getTime();
  // The day begins in Europe up to two hours before it does in UTC.
  const tooLate = noon.getTime() - 14 * HOUR_MS > now.getTime();
  if (tooEarly || tooLate) return null;
  return now.getTime() - noon.getTime() < 12 * HOUR_MS ? now : noon;
}

/** Why an order can not be canceled, or null when it can. */
export const findCancelError = (fulfilment: Fulfilment): string | null =>
  fulfilment === 'new' ? null : `An order that is ${fulfilment} can not be canceled; register a return instead`;

/** Shipped at some time, so pieces can be returned; further pieces after a partial return too. */
export const canBeReturned = (fulfilment: Fulfilment): boolean => NEXT[fulfilment].includes('returned');
