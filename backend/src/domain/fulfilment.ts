import type { OrderStatus } from './order-status';

export const FULFILMENTS = ['new', 'shipped', 'delivered', 'returned'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

const NEXT: Record<Fulfilment, Fulfilment[]> = {
  new: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
};

/** Why a parcel can not go from one state to the other, or null when it can. The same state again is fine. */
export function refuseFulfilment(from: Fulfilment, to: Fulfilment, status: OrderStatus): string | null {
  if (from === to) return null;
  if (!NEXT[from].includes(to)) return `An order that is ${from} can not become ${to}`;
  if (to === 'shipped' && status !== 'paid' && status !== 'partially_refunded')
    return 'Only a paid order can be shipped';
  return null;
}
