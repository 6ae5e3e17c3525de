import type { FullOrder } from './types';

export type StepName = 'placed' | 'paid' | 'shipped' | 'delivered' | 'returned';

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
};

/** The way of an order from the button to the door; what is only watched has no door. */
export function orderSteps(
  order: Pick<FullOrder, 'placedAt' | 'paidAt' | 'fulfilment' | 'shippingAddress' | 'timeline'>,
): Step[] {
  const { placedAt, paidAt, fulfilment, shippingAddress } = order;
  const reached = FULFILLED[fulfilment];
  const underway: StepName[] =
    fulfilment === 'returned' ? ['shipped', 'delivered', 'returned'] : ['shipped', 'delivered'];
  return [
    { name: 'placed', done: true, at: placedAt },
    { name: 'paid', done: paidAt !== null, at: paidAt },
    ...(shippingAddress
      ? underway.map((name) => {
          const done = reached.includes(name);
          return { name, done, at: done ? reachedAt(order.timeline, name) : null };
        })
      : []),
  ];
}

/** The last time counts: an operator may have corrected an earlier one. */
const reachedAt = (timeline: FullOrder['timeline'], name: StepName): string | null =>
  timeline.findLast(({ kind, to }) => kind === 'delivery' && to === name)?.at ?? null;
