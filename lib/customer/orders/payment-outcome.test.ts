import { describe, expect, it } from 'vitest';
import { isPlaced, isUnpaid, paymentOutcome } from './payment-outcome';
import { ORDER_STATUSES } from '@/backend/contract/order-states';

const bank = { bankName: 'Stichting', bankAccount: 'NL00', bankBic: 'BIC', transferReference: 'RF1' };

describe('outcomeOf', () => {
  it('distinguishes a bank transfer from a pending payment', () => {
    expect(paymentOutcome({ status: 'open', bank })).toBe('transfer');
    expect(paymentOutcome({ status: 'open', bank: null })).toBe('undecided');
  });

  it.each(['failed', 'canceled', 'expired'] as const)('%s can be tried again', (status) => {
    expect(paymentOutcome({ status, bank: null })).toBe('failed');
    expect(isUnpaid(status)).toBe(true);
  });

  it('covers every status', () => {
    for (const status of ORDER_STATUSES) expect(paymentOutcome({ status, bank: null })).toBeTypeOf('string');
  });
});

describe('isPlaced', () => {
  it('empties the cart for a paid order and an open bank transfer only', () => {
    expect(isPlaced({ status: 'paid', bank: null })).toBe(true);
    expect(isPlaced({ status: 'open', bank })).toBe(true);
    expect(isPlaced({ status: 'open', bank: null })).toBe(false);
    expect(isPlaced({ status: 'expired', bank })).toBe(false);
  });
});
