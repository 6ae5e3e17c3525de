import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../payments/provider';
import { isSamePayment, nextCheck, paymentColumns } from './payment-columns';
import type { PaymentRow } from './rows';

const now = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const row = (over: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 1,
  document_id: 'a',
  order_id: 1,
  attempt: 1,
  provider_id: 'tr_1',
  state: 'open',
  method: null,
  amount: 1000,
  currency: 'EUR',
  refunded: 0,
  charged_back: 0,
  checkout_url: 'https://pay.example/1',
  bank: null,
  expires_at: null,
  paid_at: null,
  checked_at: null,
  created_at: now,
  version: 0,
  ...over,
});
const news = (over: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'tr_1',
  status: 'open',
  method: null,
  amount: 1000,
  currency: 'EUR',
  refunded: 0,
  chargedBack: 0,
  checkoutUrl: 'https://pay.example/1',
  bank: null,
  cancelable: true,
  expiresAt: null,
  paidAt: null,
  ...over,
});

describe('paymentColumns', () => {
  it('forgets the address to pay at once there is nothing to pay', () => {
    expect(paymentColumns(row(), news({ status: 'paid' }), now)).toMatchObject({
      state: 'paid',
      checkout_url: null,
      paid_at: now,
    });
  });
  it('counts no money of another currency', () => {
    expect(paymentColumns(row(), news({ status: 'paid', currency: 'USD' }), now).amount).toBe(0);
  });
});

describe('isSamePayment', () => {
  const bank = { bankName: 'a', bankAccount: 'b', bankBic: 'c', transferReference: 'd' };
  const same = (payment: PaymentRow, given: ProviderPayment) =>
    isSamePayment(payment, paymentColumns(payment, given, now));
  it('sees what changed, and no change where PostgreSQL only ordered the keys anew', () => {
    expect(same(row(), news())).toBe(true);
    expect(same(row(), news({ status: 'pending' }))).toBe(false);
    expect(same(row(), news({ refunded: 1 }))).toBe(false);
    const stored = JSON.stringify({ transferReference: 'd', bankBic: 'c', bankName: 'a', bankAccount: 'b' });
    expect(same(row({ bank: stored }), news({ bank }))).toBe(true);
    expect(same(row({ bank: stored }), news({ bank: { ...bank, bankBic: 'x' } }))).toBe(false);
  });
});

describe('nextCheck', () => {
  it('asks soon about new payments, seldom about old ones, never about decided ones', () => {
    expect(nextCheck(row(), 'open', null, now)).toEqual(minutes(1));
    expect(nextCheck(row({ created_at: minutes(-30) }), 'open', null, now)).toEqual(minutes(30));
    expect(nextCheck(row({ created_at: minutes(-10_000) }), 'pending', null, now)).toEqual(minutes(360));
    expect(nextCheck(row(), 'paid', null, now)).toBeNull();
  });
  it('asks at the end of the payment at the latest', () => {
    const old = row({ created_at: minutes(-60) });
    expect(nextCheck(old, 'open', minutes(5), now)).toEqual(minutes(5));
    expect(nextCheck(old, 'open', minutes(-5), now)).toEqual(minutes(60));
  });
});
