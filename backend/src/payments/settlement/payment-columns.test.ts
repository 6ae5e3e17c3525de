import { describe, expect, it } from 'vitest';
import type { ProviderPayment } from '../provider/provider';
import { factsOf, isSamePayment, nextCheck, paymentColumns } from './payment-columns';
import type { PaymentRow } from '../../orders/records/order-rows';

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
const news = (over: Partial<ProviderPayment> = {}): ProviderPayment => ({
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
  it('forgets the address to pay at once there is nothing to pay', () => {
    expect(paymentColumns(row(), { ...factsOf(row()), status: 'paid' }, news(), now)).toMatchObject({
      state: 'paid',
      checkout_url: null,
      paid_at: now,
    });
  });
  it('remembers that a bank once took the money back', () => {
    const facts = { ...factsOf(row()), status: 'paid' as const };
    expect(paymentColumns(row(), { ...facts, chargedBack: 1 }, news(), now).disputed_at).toEqual(now);
    expect(paymentColumns(row({ disputed_at: minutes(-5) }), facts, news(), now).disputed_at).toEqual(minutes(-5));
  });
});

describe('isSamePayment', () => {
  const bank = { bankName: 'a', bankAccount: 'b', bankBic: 'c', transferReference: 'd' };
  const same = (payment: PaymentRow, given: ProviderPayment) =>
    isSamePayment(payment, paymentColumns(payment, { ...factsOf(payment), ...given }, given, now));
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
  it('asks soon about new payments, seldom about old ones', () => {
    expect(nextCheck(row(), 'open', null, now)).toEqual(minutes(1));
    expect(nextCheck(row({ created_at: minutes(-30) }), 'open', null, now)).toEqual(minutes(30));
    expect(nextCheck(row({ created_at: minutes(-10_000) }), 'pending', null, now)).toEqual(minutes(360));
  });
  it('asks once a day about decided ones, while money can come late or be taken back', () => {
    const days = (count: number) => row({ created_at: minutes(-count * 24 * 60) });
    expect(nextCheck(days(119), 'paid', null, now)).toEqual(minutes(24 * 60));
    expect(nextCheck(days(121), 'paid', null, now)).toBeNull();
    expect(nextCheck(days(29), 'expired', null, now)).toEqual(minutes(24 * 60));
    expect(nextCheck(days(31), 'failed', null, now)).toBeNull();
  });
  it('asks at the end of the payment at the latest', () => {
    const old = row({ created_at: minutes(-60) });
    expect(nextCheck(old, 'open', minutes(5), now)).toEqual(minutes(5));
    expect(nextCheck(old, 'open', minutes(-5), now)).toEqual(minutes(60));
  });
});
