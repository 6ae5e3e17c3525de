import { describe, expect, it } from 'vitest';
import { TRANSACTION_MS, type Transaction, openTransaction, sealTransaction } from './transaction';

process.env.ACCESS_SECRET = 'test';
const transaction: Transaction = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  redirectUri: 'http://localhost/connect/google/callback',
  locale: 'nl',
};

describe('a sealed transaction', () => {
  it('comes back as it was', async () => {
    const sealed = await sealTransaction(transaction, 0);
    expect(sealed).not.toContain(transaction.state);
    expect(await openTransaction(sealed, TRANSACTION_MS - 1000)).toEqual(transaction);
    expect(await sealTransaction(transaction, 0)).not.toBe(sealed);
  });
  it('runs out', async () =>
    expect(await openTransaction(await sealTransaction(transaction, 0), TRANSACTION_MS)).toBeNull());
  it('opens for nobody who changed, cut or made it up', async () => {
    const sealed = await sealTransaction(transaction, 0);
    for (let index = 0; index < sealed.length; index += 7) {
      const sign = sealed[index] === 'A' ? 'B' : 'A';
      expect(await openTransaction(sealed.slice(0, index) + sign + sealed.slice(index + 1), 0)).toBeNull();
    }
    for (const other of ['', 'x', sealed.slice(0, 30), sealed.slice(4), `${sealed}AAAA`, '%%%'])
      expect(await openTransaction(other, 0)).toBeNull();
  });
});
