import { describe, expect, it } from 'vitest';
import { parseMollieMethods } from './mollie-methods';

const method = (id: unknown, more: object = {}) => ({
  resource: 'method',
  id,
  description: 'iDEAL',
  minimumAmount: { currency: 'EUR', value: '0.01' },
  maximumAmount: { currency: 'EUR', value: '50000.00' },
  ...more,
});

describe('parseMollieMethods', () => {
  it('reads amounts in cents', () => {
    expect(parseMollieMethods([method('ideal')], 'EUR')).toEqual([
      { id: 'ideal', name: 'iDEAL', min: 1, max: 5_000_000 },
    ]);
  });
  it('reads methods without a maximum', () => {
    expect(parseMollieMethods([method('banktransfer', { maximumAmount: null })], 'EUR')[0]?.max).toBeNull();
  });
  it('skips entries that it can not read, and keeps the others', () => {
    const wrong = [
      null,
      'ideal',
      {},
      method('IDEAL!'),
      method(7),
      method('klarna', { minimumAmount: { currency: 'EUR', value: '-1' } }),
      method('swish', { minimumAmount: { currency: 'SEK', value: '1.00' } }),
    ];
    expect(parseMollieMethods([...wrong, method('ideal')], 'EUR').map(({ id }) => id)).toEqual(['ideal']);
  });
  it('lists a method once', () => {
    expect(parseMollieMethods([method('ideal'), method('ideal')], 'EUR')).toHaveLength(1);
  });
  it('refuses what is no list', () => {
    expect(() => parseMollieMethods({ _embedded: {} }, 'EUR')).toThrow();
  });
});
