import { describe, expect, it } from 'vitest';
import { readMollieRefund } from './mollie-refund';

const refund = {
  resource: 'refund',
  id: 're_4qqhO89gsT',
  amount: { currency: 'EUR', value: '5.95' },
  status: 'pending',
  createdAt: '2026-11-20T15:18:49+00:00',
  metadata: { refund: 'abc123' },
  paymentId: 'tr_7UhSN1zuXS',
};

describe('readMollieRefund', () => {
  it('reads amount, state and our own reference', () => {
    expect(readMollieRefund(refund)).toEqual({
      id: 're_4qqhO89gsT',
      status: 'sent',
      amount: 595,
      currency: 'EUR',
      createdAt: new Date('2026-11-20T15:18:49Z'),
      reference: 'abc123',
    });
  });

  it.each([
    ['queued', 'sent'],
    ['processing', 'sent'],
    ['refunded', 'refunded'],
    ['failed', 'failed'],
    ['canceled', 'canceled'],
  ])('%s is %s', (status, expected) => expect(readMollieRefund({ ...refund, status }).status).toBe(expected));

  it.each([null, undefined, 'text', { other: 1 }, { refund: 7 }])('metadata %j is not ours', (metadata) => {
    expect(readMollieRefund({ ...refund, metadata }).reference).toBeNull();
  });

  it('takes nothing for a refund that is none', () => {
    expect(() => readMollieRefund({ ...refund, status: 'surprising' })).toThrow();
    expect(() => readMollieRefund({ ...refund, amount: { currency: 'EUR', value: '-5.95' } })).toThrow();
  });
});
