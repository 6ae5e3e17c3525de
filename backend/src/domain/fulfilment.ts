import type { OrderStatus } from './order-status';

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

/** Why a parcel can not go from one state to the other, or null when it can. The same state again is fine. */
export function refuseFulfilment(from: Fulfilment, to: Fulfilment, status: OrderStatus): string | null {
  if (from === to) return null;
  if (from === 'new' && to === 'canceled') return 'An order is canceled by its own button, which refunds it too';
  if (!NEXT[from].includes(to)) return `An order that is ${from} can not become ${to}`;
  if (to === 'shipped' && status !== 'paid' && status !== 'partially_refunded')
    return 'Only a paid order can be shipped';
  return null;
}

/** Why an order can not be canceled, or null when it can. */
export const refuseCancel = (fulfilment: Fulfilment): string | null =>
  fulfilment === 'new' ? null : `An order that is ${fulfilment} can not be canceled; what was sent can come back`;

/** A parcel was sent, so pieces of it can come back; those of one that came back in part too. */
export const canBeReturned = (fulfilment: Fulfilment): boolean => NEXT[fulfilment].includes('returned');
