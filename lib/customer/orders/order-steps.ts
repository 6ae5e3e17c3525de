import type { FullOrder } from './types';

export type StepName = 'placed' | 'paid' | 'shipped' | 'delivered' | 'returned' | 'canceled';

export interface Step {
  name: StepName;
  done: boolean;
  /** ISO 8601, where it is known. */
  at: string | null;
}

const FULFILLED: Record<FullOrder['fulfilment'], StepName[]> = {
  new: [],
  shipped: ['shipped'],
  delivered: ['shipped', 'delivered'],
  returned: ['shipped', 'delivered', 'returned'],
  canceled: ['canceled'],
};

/** What lies ahead of a parcel, unless it has come back or never leaves. */
const DELIVERY_STEPS: StepName[] = ['shipped', 'delivered'];

/** The way of an order from the button to the door; what is only watched has no door. */
export function orderSteps(
  order: Pick<FullOrder, 'placedAt' | 'paidAt' | 'fulfilment' | 'shippingAddress' | 'timeline'>,
): Step[] {
  const { placedAt, paidAt, fulfilment, shippingAddress } = order;
  const reached = FULFILLED[fulfilment];
  const isOver = fulfilment === 'returned' || fulfilment === 'canceled';
  const isUnpaidEnd = fulfilment === 'canceled' && paidAt === null;
  return [
    { name: 'placed', done: true, at: placedAt },
    ...(isUnpaidEnd ? [] : [{ name: 'paid' as const, done: paidAt !== null, at: paidAt }]),
    ...(shippingAddress || fulfilment === 'canceled'
      ? (isOver ? reached : DELIVERY_STEPS).map((name) => {
          const done = reached.includes(name);
          return { name, done, at: done ? reachedAt(order.timeline, name) : null };
        })
      : []),
  ];
}

/** The last time counts: an operator may have corrected an earlier one. */
const reachedAt = (timeline: FullOrder['timeline'], name: StepName): string | null =>
  timeline.findLast(({ kind, to }) => kind === 'delivery' && to === name)?.at ?? null;
