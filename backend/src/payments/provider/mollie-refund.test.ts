import { describe, expect, it } from 'vitest';
import { parseMollieRefund } from './mollie-refund';

const refund = {
  resource: 'refund',
  id: 're_4qqhO89gsT',
  amount: { currency: 'EUR', value: '5.95' },
  status: 'pending',
  createdAt: '2026-11-20T15:18:49+00:00',
  metadata: { refund: 'abc123' },
  paymentId: 'tr_7UhSN1zuXS',
};

describe('parseMollieRefund', () => {
  it('reads amount, state and our own reference', () => {
    expect(parseMollieRefund(refund)).toEqual({
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
  ])('%s is %s', (status, expected) => expect(parseMollieRefund({ ...refund, status }).status).toBe(expected));

  it.each([null, undefined, 'text', { other: 1 }, { refund: 7 }])('ignores foreign metadata %j', (metadata) => {
    expect(parseMollieRefund({ ...refund, metadata }).reference).toBeNull();
  });

  it('rejects data that is not a refund', () => {
    expect(() => parseMollieRefund({ ...refund, status: 'surprising' })).toThrow();
    expect(() => parseMollieRefund({ ...refund, amount: { currency: 'EUR', value: '-5.95' } })).toThrow();
  });
});
