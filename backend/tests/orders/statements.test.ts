import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { waitForMail } from './support/mail';
import { makeVariant, newEmail, orderData, placeOrder, postOrder } from './support/shop';

/** To PostgreSQL each is a round trip, and other orders wait for some of those of an order; see decisions 0040 and 0045. Two of a mail read the registrations in its terms. */
const MOST = process.env.DATABASE_URL ? { order: 10, mail: 8, quote: 2 } : { order: 25, mail: 13, quote: 7 };

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
    expect(statements.slice(0, MOST.order)).toEqual(statements);
  });
});

describe('The quote of a cart', () => {
  // Asked with every change of a cart. Its time depends on the machine, the number of its statements does not.
  it('takes few statements, however many lines the cart has', async () => {
    const variants = await Promise.all(Array.from({ length: 4 }, () => makeVariant({ stock: 10 })));
    const ask = async (lines: number) => {
      const data = {
        cart: variants.slice(0, lines).map((variant) => variant.item()),
        country: 'nl',
        codes: ['NOSUCH'],
      };
      const headers = asStorefront({ 'x-crash-at': '0' });
      const answer = await call('/api/quote', { method: 'POST', json: { data }, headers });
      expect(answer.status).toBe(200);
      return JSON.parse(answer.headers.get('x-statements') ?? '[]') as string[];
    };
    // What is kept, and pictures, are read with the first one.
    await Promise.all([ask(4), ask(1)]);
    const statements = await ask(4);
    expect(statements.length).toBeGreaterThan(1);
    // Fails with the list of them.
    expect(statements.slice(0, MOST.quote)).toEqual(statements);
    expect(await ask(1)).toHaveLength(statements.length);
  });
});

/** Statements of the last runs of the outbox since the last question. */
async function readMailRuns(): Promise<string[][]> {
  return (await call<{ runs: string[][] }>('/_health', { headers: { 'x-mail-runs': 'take' } })).body.runs;
}

describe('The mail of an order, with three documents attached', () => {
  it('takes few statements', async () => {
    const variant = await makeVariant({ stock: 10 });
    const orderAndGetMail = async () => {
      const email = newEmail();
      await placeOrder(orderData([variant.item()], { user: { firstname: 'Bo', lastname: 'Dam', email } }));
      expect((await waitForMail(email, () => true)).attachments).toHaveLength(3);
    };
    // Its run may also send mails of earlier tests, and read the texts of the documents for the first time.
    await orderAndGetMail();
    await expect.poll(readMailRuns).not.toEqual([]);
    await orderAndGetMail();
    await orderAndGetMail();
    const runs: string[][] = [];
    const readMore = async () => runs.push(...(await readMailRuns()));
    await expect.poll(readMore).toBeGreaterThan(1);
    const ofOrders = runs.filter((run) =>
      run.some((text) => text.includes('from `orders`') || text.includes('from "orders"')),
    );
    // A run may also send a mail of another test that has just become due: the shortest is that of the order alone.
    const [shortest = []] = ofOrders.sort((one, other) => one.length - other.length);
    expect(shortest.length).toBeGreaterThan(4);
    // Fails with the list of them.
    expect(shortest.slice(0, MOST.mail)).toEqual(shortest);
  });
});
