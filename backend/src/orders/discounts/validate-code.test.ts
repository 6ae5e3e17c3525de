import { describe, expect, it } from 'vitest';
import { validateCode } from './validate-code';

const good = { code: 'summer', kind: 'percent', percent: 10 };

describe('validateCode', () => {
  it.each([
    good,
    { ...good, kind: 'amount', percent: null, amount: '5.00' },
    { ...good, kind: 'free_shipping', percent: null },
    { ...good, minSubtotal: 0, usageLimit: 1, perCustomerLimit: 3, validFrom: '2026-01-01', validTo: '2026-01-01' },
  ])('takes %j', (data) => {
    expect(validateCode(data)).toEqual([]);
  });
  it.each([
    ['code', { ...good, code: 'a b' }],
    ['code', { ...good, code: undefined }],
    ['kind', { ...good, kind: 'gift' }],
    ['percent', { ...good, percent: 101 }],
    ['percent', { ...good, percent: 10.5 }],
    ['percent', { ...good, percent: null }],
    ['amount', { ...good, kind: 'amount', amount: 0 }],
    ['minSubtotal', { ...good, minSubtotal: -1 }],
    ['usageLimit', { ...good, usageLimit: 0 }],
    ['perCustomerLimit', { ...good, perCustomerLimit: 1.5 }],
    ['validTo', { ...good, validFrom: '2026-02-01', validTo: '2026-01-31' }],
  ])('names %s', (field, data) => {
    expect(validateCode(data).map((error) => error.field)).toEqual([field]);
  });
});
