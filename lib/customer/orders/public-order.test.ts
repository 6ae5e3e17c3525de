import { describe, expect, it } from 'vitest';
import { amountToTransfer } from './amount-to-transfer';
import { parsePublicOrder, toPublicOrder } from './public-order';

const data = {
  orderNr: 'ZW2026-1',
  slug: 'slug',
  status: 'open',
  currency: 'EUR',
  total: 4195,
  bank: null,
  payable: true,
  reservedUntil: null,
  payableUntil: null,
};

describe('readOrder', () => {
  it('parses the status and drops personal data', () => {
    expect(parsePublicOrder({ data: { ...data, full: true, email: 'noor@example.com' } })).toEqual({
      ...data,
      method: null,
      full: false,
    });
  });

  it('rejects an invalid response', () => {
    expect(() => parsePublicOrder({ data: { ...data, status: 'unheard of' } })).toThrow();
  });
});

describe('toPublicOrder', () => {
  it('removes personal data', () => {
    const full = { ...data, status: 'open' as const, method: null, email: 'noor@example.com', lines: [] };
    expect(Object.keys(toPublicOrder(full))).not.toContain('email');
  });
});

describe('amountToTransfer', () => {
  it('is what the transfer is to bring, in the browser too', () => {
    expect(amountToTransfer({ total: 4195, giftCard: 2000 })).toBe(2195);
    const order = parsePublicOrder({ data: { ...data, bankAmount: 1000 } });
    expect(amountToTransfer(toPublicOrder(order))).toBe(1000);
  });
});
