import { type OrderReturn } from '@/backend/contract/order';

interface ReturnStep {
  name: 'accepted' | 'arrived' | 'refund' | 'exchange';
  done: boolean;
  /** ISO 8601; null if unknown. */
  at: string | null;
}

/**
 * Steps of goods that are sent back. A refund is done once it is on its way; it comes before the parcel when the shop did
 * not wait for it, and is left out of a return that refunds nothing. An exchange sends another size instead.
 */
export function returnSteps({ state, acceptedAt, arrivals, refund, exchange }: OrderReturn): ReturnStep[] {
  const arrived: ReturnStep = {
    name: 'arrived',
    done: state === 'arrived',
    at: state === 'arrived' ? (arrivals.at(-1)?.at ?? null) : null,
  };
  const isRefunded = refund !== null && refund !== 'waits';
  const paid: ReturnStep[] = refund === null ? [] : [{ name: 'refund', done: isRefunded, at: null }];
  const parcel = state === 'closed' ? [] : [arrived];
  if (exchange && exchange.state !== 'ended') {
    const sent: ReturnStep = { name: 'exchange', done: exchange.state === 'sent', at: null };
    return [{ name: 'accepted', done: true, at: acceptedAt }, ...parcel, sent];
  }
  return [
    { name: 'accepted', done: true, at: acceptedAt },
    ...(isRefunded && !arrived.done ? [...paid, ...parcel] : [...parcel, ...paid]),
  ];
}
