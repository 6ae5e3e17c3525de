import { describe, expect, it } from 'vitest';
import { parseMolliePayment } from './mollie-payment';

const answer = {
  resource: 'payment',
  id: 'tr_7UhSN1zuXS',
  status: 'open',
  amount: { currency: 'EUR', value: '124.85' },
  expiresAt: '2026-11-20T12:15:00+00:00',
  isCancelable: false,
  _links: { checkout: { href: 'https://www.mollie.com/checkout/7UhSN1zuXS', type: 'text/html' } },
};
const bank = {
  bankName: 'Stichting',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12',
};

describe('parseMolliePayment', () => {
  it('reads an open payment', () => {
    expect(parseMolliePayment(answer)).toMatchObject({
      id: 'tr_7UhSN1zuXS',
      status: 'open',
      method: null,
      amount: 12485,
      refunded: 0,
      chargedBack: 0,
      checkoutUrl: 'https://www.mollie.com/checkout/7UhSN1zuXS',
      bank: null,
      expiresAt: new Date('2026-11-20T12:15:00Z'),
    });
  });
  it('reads bank details only for bank transfers and only when complete', () => {
    expect(parseMolliePayment({ ...answer, method: 'banktransfer', details: bank }).bank).toEqual(bank);
    expect(parseMolliePayment({ ...answer, method: 'ideal', details: bank }).bank).toBeNull();
    expect(parseMolliePayment({ ...answer, method: 'banktransfer', details: { bankName: 'x' } }).bank).toBeNull();
    expect(parseMolliePayment({ ...answer, method: 'banktransfer', details: null }).bank).toBeNull();
  });
  it('reads refunds and chargebacks', () => {
    const amount = (value: string) => ({ currency: 'EUR', value });
    const paid = {
      ...answer,
      status: 'paid',
      paidAt: '2026-11-20T12:00:00Z',
      amountRefunded: amount('10.00'),
      amountChargedBack: amount('0.05'),
    };
    expect(parseMolliePayment(paid)).toMatchObject({
      refunded: 1000,
      chargedBack: 5,
      paidAt: new Date('2026-11-20T12:00:00Z'),
    });
  });
  it('recognizes bounced refunds and reversed chargebacks', () => {
    const amount = (value: string) => ({ currency: 'EUR', value });
    const embedded = {
      refunds: [
        { amount: amount('10.00'), status: 'failed' },
        { amount: amount('2.00'), status: 'canceled' },
        { amount: amount('3.00'), status: 'pending' },
      ],
      chargebacks: [{ amount: amount('5.00'), reversedAt: '2026-11-20T12:00:00Z' }, { amount: amount('1.00') }],
    };
    const paid = { ...answer, status: 'paid', amountRefunded: amount('3.00'), amountChargedBack: amount('6.00') };
    expect(parseMolliePayment({ ...paid, _embedded: embedded })).toMatchObject({
      refunded: 300,
      refundsUndone: 1200,
      chargedBack: 100,
    });
  });
  it('reads the order number from the metadata, if any', () => {
    const metadata = { orderNr: 'ZW2026-00001', payment: 'abc' };
    expect(parseMolliePayment({ ...answer, metadata })).toMatchObject({ orderNr: 'ZW2026-00001', paymentKey: 'abc' });
    expect(parseMolliePayment({ ...answer, metadata: 'text' })).toMatchObject({ orderNr: null, paymentKey: null });
  });
  it('ignores checkout links that are not http(s)', () => {
    expect(
      parseMolliePayment({ ...answer, _links: { checkout: { href: 'javascript:alert(1)' } } }).checkoutUrl,
    ).toBeNull();
    expect(parseMolliePayment({ ...answer, _links: {} }).checkoutUrl).toBeNull();
  });
  it.each([
    {},
    null,
    { ...answer, status: 'new' },
    { ...answer, amount: { currency: 'EUR', value: 'NaN' } },
    { ...answer, id: '../x' },
  ])('refuses %j', (wrong) => expect(() => parseMolliePayment(wrong)).toThrow());
});
