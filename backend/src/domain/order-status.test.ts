import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES, type PaymentState, deriveOrderStatus, isSettled } from './order-status';
import { ORDER_STATUSES } from '../../contract/order-states';

const payment = (over: Partial<PaymentState> = {}): PaymentState => ({
  attempt: 1,
  status: 'open',
  amount: 1000,
  refunded: 0,
  chargedBack: 0,
  ...over,
});
const status = (payments: PaymentState[], withdrawn = false, total = 1000) =>
  deriveOrderStatus({ total, withdrawn }, payments);

describe('deriveOrderStatus', () => {
  it.each([
    ['created', 'open'],
    ['open', 'open'],
    ['pending', 'open'],
    ['authorized', 'open'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
  ] as const)('one payment %s -> %s', (given, expected) => expect(status([payment({ status: given })])).toBe(expected));

  it('is open without a payment and paid when the total is 0', () => {
    expect(status([])).toBe('open');
    expect(status([], false, 0)).toBe('paid');
  });

  it('uses a later attempt, whatever happened to the first', () => {
    const failed = payment({ status: 'failed' });
    expect(status([failed, payment({ attempt: 2 })])).toBe('open');
    expect(status([failed, payment({ attempt: 2, status: 'expired' })])).toBe('expired');
    expect(status([failed, payment({ attempt: 2, status: 'paid' })])).toBe('paid');
    expect(status([payment({ status: 'paid' }), payment({ attempt: 2, status: 'expired' })])).toBe('paid');
  });

  it('handles partial and full refunds and chargebacks', () => {
    expect(status([payment({ status: 'paid', refunded: 1 })])).toBe('partially_refunded');
    expect(status([payment({ status: 'paid', refunded: 1000 })])).toBe('refunded');
    expect(status([payment({ status: 'paid', refunded: 1200 })])).toBe('refunded');
    expect(status([payment({ status: 'paid', chargedBack: 1000 })])).toBe('charged_back');
    expect(status([payment({ status: 'paid', refunded: 400, chargedBack: 600 })])).toBe('charged_back');
  });

  it('stays paid when one of two payments was refunded', () => {
    const twice = [payment({ status: 'paid', refunded: 1000 }), payment({ attempt: 2, status: 'paid' })];
    expect(status(twice)).toBe('paid');
  });

  it('a voided order is canceled, and refunded if money still arrives', () => {
    expect(status([payment()], true)).toBe('canceled');
    expect(status([payment({ status: 'paid' })], true)).toBe('refunded');
    expect(status([payment({ status: 'paid', chargedBack: 1000 })], true)).toBe('charged_back');
  });

  it('stays open when too little was paid', () =>
    expect(status([payment({ status: 'paid', amount: 999 })])).toBe('open'));

  const anyPayment = fc.record({
    attempt: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(...PAYMENT_STATUSES),
    amount: fc.constantFrom(1000, 1000, 999),
    refunded: fc.nat(1500),
    chargedBack: fc.constantFrom(0, 0, 1000),
  });
  const attempts = fc
    .array(anyPayment, { maxLength: 4 })
    .map((list) => list.map((entry, index) => ({ ...entry, attempt: index + 1 })));

  it('does not depend on the order of payments and is always a known status', () => {
    fc.assert(
      fc.property(attempts, fc.boolean(), fc.integer(), (list, withdrawn, seed) => {
        const result = status(list, withdrawn);
        const shuffled = [...list].sort((a, b) => ((a.attempt * 7919 + seed) % 5) - ((b.attempt * 7919 + seed) % 5));
        expect(ORDER_STATUSES).toContain(result);
        expect(status(shuffled, withdrawn)).toBe(result);
        expect(status([...list].reverse(), withdrawn)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isSettled', () => {
  it('is not what still needs money, so that an order that is paid again becomes it again', () => {
    const open = ORDER_STATUSES.filter((each) => !isSettled(each));
    expect(open.sort()).toEqual(['canceled', 'charged_back', 'expired', 'failed', 'open']);
  });
});
