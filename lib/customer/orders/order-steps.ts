import { type FullOrder } from '@/backend/contract/order';

type StepName = 'placed' | 'paid' | 'shipped' | 'delivered' | 'returned' | 'canceled';

export interface Step {
  name: StepName;
  done: boolean;
  /** ISO 8601; null if unknown. */
  at: string | null;
}

const FULFILLED: Record<FullOrder['fulfilment'], StepName[]> = {
  new: [],
  shipped: ['shipped'],
  delivered: ['shipped', 'delivered'],
  returned: ['shipped', 'delivered', 'returned'],
  canceled: ['canceled'],
};

/** Steps of a parcel that was not returned or cancelled. */
const DELIVERY_STEPS: StepName[] = ['shipped', 'delivered'];

/** Steps of an order up to the delivery; digital orders have none for delivery. */
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

/** The last event counts: an operator may have corrected an earlier one. */
const reachedAt = (timeline: FullOrder['timeline'], name: StepName): string | null =>
  timeline.findLast(({ kind, to }) => kind === 'delivery' && to === name)?.at ?? null;
