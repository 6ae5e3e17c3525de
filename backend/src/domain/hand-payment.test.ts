import { describe, expect, it } from 'vitest';
import { findHandPaymentRefusal, missingCents } from './hand-payment';
import type { PaymentState, PaymentStatus } from './order-status';

const payment = (status: PaymentStatus, amount: number, over: Partial<PaymentState> = {}): PaymentState => ({
  attempt: 1,
  status,
  amount,
  refunded: 0,
  chargedBack: 0,
  ...over,
});

describe('missingCents', () => {
  it.each<[string, PaymentState[], number]>([
    ['nothing was paid', [payment('open', 5000)], 5000],
    ['a part was paid', [payment('paid', 2000), payment('expired', 5000)], 3000],
    ['all was paid', [payment('paid', 5000)], 0],
    ['more was paid', [payment('paid', 5000), payment('paid', 5000)], 0],
    ['the bank took a part back', [payment('paid', 5000, { chargedBack: 1200 })], 1200],
    ['a gift card holds its part', [payment('authorized', 1500, { isGiftCard: true }), payment('open', 3500)], 3500],
    ['a gift card held its part of a lost order', [payment('canceled', 1500, { isGiftCard: true })], 3500],
    ['a gift card has paid its part', [payment('paid', 1500, { isGiftCard: true })], 3500],
  ])('%s', (_, payments, missing) => expect(missingCents(5000, payments)).toBe(missing));
});

describe('findHandPaymentRefusal', () => {
  const order = { total: 5000, withdrawn: false };
  it.each<[string, PaymentState[], number, string | null]>([
    ['all of an open order', [payment('open', 5000)], 5000, null],
    ['a part of it', [payment('open', 5000)], 1, null],
    ['an expired order', [payment('expired', 5000)], 5000, null],
    ['what the bank took back', [payment('paid', 5000, { chargedBack: 5000 })], 5000, null],
    ['more than is missing', [payment('open', 5000)], 5001, 'too-much'],
    ['a paid order', [payment('paid', 5000)], 100, 'paid'],
    ['a refunded order', [payment('paid', 5000, { refunded: 5000 })], 100, 'refunded'],
  ])('%s', (_, payments, amount, refusal) => expect(findHandPaymentRefusal(order, payments, amount)).toBe(refusal));

  it('a canceled order', () =>
    expect(findHandPaymentRefusal({ ...order, withdrawn: true }, [payment('open', 5000)], 5000)).toBe('canceled'));
});
