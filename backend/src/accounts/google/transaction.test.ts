import { describe, expect, it } from 'vitest';
import { type Transaction, openTransaction, sealTransaction } from './transaction';

process.env.ACCESS_SECRET = 'test';
const transaction: Transaction = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  redirectUri: 'http://localhost/connect/google/callback',
  locale: 'nl',
  expires: 1000,
};

describe('a sealed transaction', () => {
  it('comes back as it was', () => {
    const sealed = sealTransaction(transaction);
    expect(sealed).not.toContain('sss');
    expect(openTransaction(sealed, 999)).toEqual(transaction);
    expect(sealTransaction(transaction)).not.toBe(sealed);
  });
  it('runs out', () => expect(openTransaction(sealTransaction(transaction), 1000)).toBeNull());
  it('opens for nobody who changed, cut or made it up', () => {
    const sealed = sealTransaction(transaction);
    for (let index = 0; index < sealed.length; index += 7) {
      const sign = sealed[index] === 'A' ? 'B' : 'A';
      expect(openTransaction(sealed.slice(0, index) + sign + sealed.slice(index + 1), 0)).toBeNull();
    }
    for (const other of ['', 'x', sealed.slice(0, 30), sealed.slice(4), `${sealed}AAAA`, '%%%'])
      expect(openTransaction(other, 0)).toBeNull();
  });
});
