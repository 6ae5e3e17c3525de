import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeVariant, orderData, postOrder } from './support/shop';

/** To PostgreSQL each is a round trip, and other orders wait for some of them; see decision 0040. */
const MOST = process.env.DATABASE_URL ? 10 : 29;

describe('An ordinary order of a new guest', () => {
  it('takes few statements', async () => {
    const variants = await Promise.all([makeVariant({ stock: 10 }), makeVariant({ stock: 10 })]);
    const post = (headers = {}) =>
      postOrder(orderData(variants.map((variant) => variant.item())), { 'idempotency-key': randomUUID(), ...headers });
    // Their pictures are read once in a minute.
    expect((await post()).status).toBe(201);
    const { status, headers } = await post({ 'x-crash-at': '0' });
    expect(status).toBe(201);
    const statements: string[] = JSON.parse(headers.get('x-statements') ?? '[]');
    expect(statements.length).toBeGreaterThan(5);
    // Fails with the list of them.
    expect(statements.slice(0, MOST)).toEqual(statements);
  });
});
