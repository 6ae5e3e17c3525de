import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../provider/provider';
import { paymentSnapshotOf, isSamePayment, nextCheck, paymentColumns } from './payment-columns';
import type { PaymentRow } from '../../orders/records/order-rows';

const now = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const row = (over: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 1,
  document_id: 'a',
  order_id: 1,
  attempt: 1,
  provider: 'mollie',
  provider_id: 'tr_1',
  gift_card_id: null,
  state: 'open',
  chosen_method: null,
  method: null,
  amount: 1000,
  currency: 'EUR',
  asked: null,
  reference: null,
  refunded: 0,
  refunds_undone: null,
  charged_back: 0,
  disputed_at: null,
  return_due: null,
  return_reason: null,
  return_asked_at: null,
  checkout_url: 'https://pay.example/1',
  bank: null,
  expires_at: null,
  paid_at: null,
  checked_at: null,
  created_at: now,
  version: 0,
  last_error: null,
  ...over,
});
const update = (over: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'tr_1',
  status: 'open',
  method: null,
  amount: 1000,
  currency: 'EUR',
  orderNr: null,
  paymentKey: null,
  refunded: 0,
  refundsUndone: 0,
  chargedBack: 0,
  checkoutUrl: 'https://pay.example/1',
  bank: null,
  cancelable: true,
  expiresAt: null,
  paidAt: null,
  ...over,
});

describe('paymentColumns', () => {
  it('clears the checkout URL once nothing is left to pay', () => {
    expect(paymentColumns(row(), { ...paymentSnapshotOf(row()), status: 'paid' }, update(), now)).toMatchObject({
      state: 'paid',
      checkout_url: null,
      paid_at: now,
    });
  });
  it('keeps the time of the first chargeback', () => {
    const snapshot = { ...paymentSnapshotOf(row()), status: 'paid' as const };
    expect(paymentColumns(row(), { ...snapshot, chargedBack: 1 }, update(), now).disputed_at).toEqual(now);
    expect(paymentColumns(row({ disputed_at: minutes(-5) }), snapshot, update(), now).disputed_at).toEqual(minutes(-5));
  });
});

describe('isSamePayment', () => {
  const bank = { bankName: 'a', bankAccount: 'b', bankBic: 'c', transferReference: 'd' };
  const same = (payment: PaymentRow, given: ProviderPayment) =>
    isSamePayment(payment, paymentColumns(payment, { ...paymentSnapshotOf(payment), ...given }, given, now));
  it('detects changes, but not a different key order from PostgreSQL', () => {
    expect(same(row(), update())).toBe(true);
    expect(same(row(), update({ status: 'pending' }))).toBe(false);
    expect(same(row(), update({ refunded: 1 }))).toBe(false);
    const stored = JSON.stringify({ transferReference: 'd', bankBic: 'c', bankName: 'a', bankAccount: 'b' });
    expect(same(row({ bank: stored }), update({ bank }))).toBe(true);
    expect(same(row({ bank: stored }), update({ bank: { ...bank, bankBic: 'x' } }))).toBe(false);
  });
});

describe('nextCheck', () => {
  it('checks new payments soon and old ones rarely', () => {
    expect(nextCheck(row(), 'open', null, now)).toEqual(minutes(1));
    expect(nextCheck(row({ created_at: minutes(-30) }), 'open', null, now)).toEqual(minutes(30));
    expect(nextCheck(row({ created_at: minutes(-10_000) }), 'pending', null, now)).toEqual(minutes(360));
  });
  it('checks decided ones daily while late payments or chargebacks are possible', () => {
    const days = (count: number) => row({ created_at: minutes(-count * 24 * 60) });
    expect(nextCheck(days(119), 'paid', null, now)).toEqual(minutes(24 * 60));
    expect(nextCheck(days(121), 'paid', null, now)).toBeNull();
    expect(nextCheck(days(29), 'expired', null, now)).toEqual(minutes(24 * 60));
    expect(nextCheck(days(31), 'failed', null, now)).toBeNull();
  });
  it('checks no later than the expiry of the payment', () => {
    const old = row({ created_at: minutes(-60) });
    expect(nextCheck(old, 'open', minutes(5), now)).toEqual(minutes(5));
    expect(nextCheck(old, 'open', minutes(-5), now)).toEqual(minutes(60));
  });
});
