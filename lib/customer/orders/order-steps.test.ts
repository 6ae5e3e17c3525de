import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps';

const address = {
  firstname: '',
  lastname: '',
  street: 'S',
  housenumber: '1',
  addition: '',
  info: '',
  postalCode: '1234 AB',
  city: 'C',
  country: 'nl',
};
const order = {
  placedAt: '2026-11-20T10:00:00Z',
  paidAt: null,
  fulfilment: 'new' as const,
  shippingAddress: address,
  timeline: [],
};
const summary = (changes: Partial<Parameters<typeof orderSteps>[0]>) =>
  orderSteps({ ...order, ...changes })
    .map(({ name, done }) => `${name}${done ? '+' : ''}`)
    .join(' ');

describe('orderSteps', () => {
  it('lists the steps from order to delivery', () => {
    expect(summary({})).toBe('placed+ paid shipped delivered');
    expect(summary({ paidAt: '2026-11-20T10:01:00Z', fulfilment: 'shipped' })).toBe('placed+ paid+ shipped+ delivered');
    expect(summary({ paidAt: '2026-11-20T10:01:00Z', fulfilment: 'returned' })).toBe(
      'placed+ paid+ shipped+ delivered+ returned+',
    );
  });

  it('dates the steps where known and still valid', () => {
    const timeline = [
      { at: '2026-11-20T10:00:00Z', kind: 'placed', to: null },
      { at: '2026-11-21T08:00:00Z', kind: 'delivery', to: 'shipped' },
      { at: '2026-11-22T09:00:00Z', kind: 'delivery', to: 'shipped' },
      { at: '2026-11-23T09:00:00Z', kind: 'delivery', to: 'delivered' },
    ];
    const at = (fulfilment: 'shipped' | 'delivered') =>
      orderSteps({ ...order, fulfilment, timeline }).map((step) => step.at);
    expect(at('shipped')).toEqual([order.placedAt, null, '2026-11-22T09:00:00Z', null]);
    expect(at('delivered')[3]).toBe('2026-11-23T09:00:00Z');
  });

  it('ends with the cancellation', () => {
    expect(summary({ fulfilment: 'canceled' })).toBe('placed+ canceled+');
    expect(summary({ fulfilment: 'canceled', paidAt: '2026-11-20T10:01:00Z', shippingAddress: null })).toBe(
      'placed+ paid+ canceled+',
    );
  });

  it('ends with the payment for digital orders', () => {
    expect(summary({ shippingAddress: null, paidAt: '2026-11-20T10:01:00Z' })).toBe('placed+ paid+');
  });
});
