import { describe, expect, it } from 'vitest';
import { returnSteps } from './return-steps';
import { type OrderReturn } from '@/backend/contract/order';

const given: OrderReturn = {
  state: 'awaited',
  exchange: null,
  pieces: [{ title: 'Pak', quantity: 2 }],
  acceptedAt: '2026-11-20T10:00:00Z',
  sendBackBy: '2026-12-04T22:59:59Z',
  address: ['Zwotter', 'Kade 1'],
  arrivals: [],
  refund: 'waits',
};
const arrival = { at: '2026-11-24T10:00:00Z', pieces: [{ title: 'Pak', quantity: 1 }], withheld: 0, reason: '' };
const summary = (changes: Partial<OrderReturn>) =>
  returnSteps({ ...given, ...changes })
    .map(({ name, done }) => `${name}${done ? '+' : ''}`)
    .join(' ');

describe('returnSteps', () => {
  it('go from the acceptance over the parcel to the refund', () => {
    expect(summary({})).toBe('accepted+ arrived refund');
    expect(summary({ state: 'partly', arrivals: [arrival] })).toBe('accepted+ arrived refund');
    expect(summary({ state: 'arrived', arrivals: [arrival], refund: 'requested' })).toBe('accepted+ arrived+ refund+');
  });

  it('put a refund first that did not wait for the parcel', () => {
    expect(summary({ refund: 'sent' })).toBe('accepted+ refund+ arrived');
    expect(summary({ state: 'arrived', arrivals: [arrival], refund: 'sent' })).toBe('accepted+ arrived+ refund+');
  });

  it('end with another size instead of a refund, unless the exchange has ended', () => {
    const exchange = { line: 0, options: [], heldUntil: '2026-12-11T22:59:59Z' };
    expect(summary({ refund: null, exchange: { ...exchange, state: 'held' } })).toBe('accepted+ arrived exchange');
    expect(summary({ refund: null, exchange: { ...exchange, state: 'sent' } })).toBe('accepted+ arrived exchange+');
    expect(summary({ exchange: { ...exchange, state: 'ended' } })).toBe('accepted+ arrived refund');
  });

  it('leave out what does not happen', () => {
    expect(summary({ refund: null })).toBe('accepted+ arrived');
    expect(summary({ state: 'closed', refund: null })).toBe('accepted+');
    expect(summary({ state: 'closed', arrivals: [arrival], refund: 'refunded' })).toBe('accepted+ refund+');
  });

  it('date the parcel that completed it', () => {
    const dates = (state: OrderReturn['state']) =>
      returnSteps({ ...given, state, arrivals: [arrival] }).map(({ at }) => at);
    expect(dates('partly')).toEqual([given.acceptedAt, null, null]);
    expect(dates('arrived')).toEqual([given.acceptedAt, arrival.at, null]);
  });
});
