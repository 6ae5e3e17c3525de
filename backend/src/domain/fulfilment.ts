import { type OrderStatus, isPackable } from './order-status';

/** `canceled`: the shop gave the order up before anything was sent; it is not to be packed, whatever is paid later. */
export const FULFILMENTS = ['new', 'shipped', 'delivered', 'returned', 'canceled'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

/** Steps of a parcel. Canceling is no step: it sends money back too, see `refuseCancel`. */
const NEXT: Record<Fulfilment, Fulfilment[]> = {
  new: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
  canceled: [],
};

/** The step back of a wrong click. A return has moved money or stock: it stays. */
const BACK: Partial<Record<Fulfilment, Fulfilment>> = { shipped: 'new', delivered: 'shipped' };

/** Milliseconds in which a step can be taken back; the customer's mail about a parcel waits as long. */
export const UNDO_MS = 2 * 60_000;

/** Why a parcel can not go from one state to the other, or null when it can. The same state again is fine. */
export function refuseFulfilment(from: Fulfilment, to: Fulfilment, status: OrderStatus): string | null {
  if (from === to) return null;
  if (from === 'new' && to === 'canceled') return 'An order is canceled by its own button, which refunds it too';
  if (!NEXT[from].includes(to)) return `An order that is ${from} can not become ${to}`;
  if (to === 'shipped' && !isPackable(status)) return 'Only a paid order can be shipped';
  return null;
}

/**
 * Where a step taken at `steppedAt` leads back to, or null when it is too late or was no step. `undoMs` is `UNDO_MS`
 * but for tests.
 */
export function undoneFulfilment(from: Fulfilment, steppedAt: Date | null, now: Date, undoMs = UNDO_MS) {
  if (!steppedAt || now.getTime() - steppedAt.getTime() > undoMs) return null;
  return BACK[from] ?? null;
}

const HOUR_MS = 3600_000;

/**
 * The moment that stands for a day of delivery `YYYY-MM-DD`: now for today, else noon, which is that day anywhere in Europe; the period of
 * withdrawal (Directive 2011/83/EU, article 9) begins with it. Null for a day that has not come or lies before the parcel left.
 */
export function deliveryMoment(day: string, shippedAt: Date | null, now: Date): Date | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(day)) return null;
  const tooEarly = shippedAt && noon.getTime() + 12 * HOUR_MS < shippedAt.getTime();
  // Europe's day begins up to two hours before UTC's.
  const tooLate = noon.getTime() - 14 * HOUR_MS > now.getTime();
  if (tooEarly || tooLate) return null;
  return now.getTime() - noon.getTime() < 12 * HOUR_MS ? now : noon;
}

/** Why an order can not be canceled, or null when it can. */
export const refuseCancel = (fulfilment: Fulfilment): string | null =>
  fulfilment === 'new' ? null : `An order that is ${fulfilment} can not be canceled; what was sent can come back`;

/** A parcel was sent, so pieces of it can come back; those of one that came back in part too. */
export const canBeReturned = (fulfilment: Fulfilment): boolean => NEXT[fulfilment].includes('returned');
