import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { call, readMails, waitFor } from '../support/client';
import { openDatabase } from '../support/database';
import { makeCode } from '../orders/support/discounts';
import { mailsTo, waitForMail } from '../orders/support/mail';
import {
  changePayment,
  changeRefund,
  paymentOf,
  paymentsOf,
  refundInDashboard,
  refundsOf,
  sendWebhook,
  simulateFailures,
  settle,
} from '../orders/support/mollie';
import { type TestVariant, makeVariant, payAgain, readOrder, readStock } from '../orders/support/shop';
import { type Desk, openOrder, paidOrder, pieces, readRefundable, refund } from './support';

let suit: TestVariant;
let db: Knex;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
  db = openDatabase();
});
afterEach(async () => {
  await simulateFailures({ down: false, loseRefundAnswers: false, refuseRefunds: false });
  // Regardless of the test, the ledger is consistent.
  expect(await checkBooks(db)).toEqual([]);
});
afterAll(() => db.destroy());

const statusOf = async (desk: Desk): Promise<string> => (await readOrder(desk.order)).status;
const stateOf = async (desk: Desk): Promise<string | undefined> => (await readRefundable(desk)).refunds.at(-1)?.state;
const untilState = (desk: Desk, state: string) =>
  waitFor(async () => ((await stateOf(desk)) === state ? state : undefined));

describe('a refund by line', () => {
  it('goes through the provider, with mails and events', async () => {
    const desk = await paidOrder(suit, 3);
    const { status, body } = await refund(desk, { lines: await pieces(desk, 1), reason: 'Naad los' });
    expect([status, body.data.amount, body.data.state]).toEqual([200, 5995, 'sent']);
    const [atProvider] = await refundsOf(desk.order.orderNr);
    expect(atProvider).toMatchObject({ amount: { currency: 'EUR', value: '59.95' }, description: desk.order.orderNr });
    const order = await readOrder(desk.order);
    expect(order).toMatchObject({
      status: 'partially_refunded',
      refunds: [{ amount: 5995, state: 'sent', shipping: 0, lines: [{ quantity: 1, amount: 5995 }] }],
    });
    const mail = await waitForMail(desk.email, ({ subject }) => subject.includes('terugbetaald'));
    expect(mail.text).toContain('€ 59,95');
    expect(mail.text).toContain('1 × Pak');
    expect(mail.text).not.toContain('Naad los');
    expect(await readRefundable(desk)).toMatchObject({
      left: desk.order.total - 5995,
      lines: [{ quantity: 3, left: 2, amounts: [5995, 11990] }],
      refunds: [{ actor: expect.stringMatching(/^admin:./) as string }],
    });
  });

  it('piece by piece and shipping last adds up to the amount paid, to the cent', async () => {
    const odd = await makeVariant({ stock: 10, price: 33.33 });
    const desk = await paidOrder(odd, 3);
    for (let count = 0; count < 3; count += 1)
      expect((await refund(desk, { lines: await pieces(desk, 1) })).status).toBe(200);
    expect((await refund(desk, { shipping: true })).body.data.amount).toBe(desk.order.shipping);
    expect(await statusOf(desk)).toBe('refunded');
    expect((await readRefundable(desk)).left).toBe(0);
    expect((await refund(desk, { amount: 1 })).body.error?.name).toBe('NotRefundable');
  });

  it('deducts the share of a discount code, piece by piece', async () => {
    const odd = await makeVariant({ stock: 10, price: 33.33 });
    const { code } = await makeCode({ percent: 15 });
    const desk = await openOrder([odd.item(3), suit.item(1)], { codes: [code] });
    await settle(desk.order.orderNr, { status: 'paid' });
    const goods = Math.round((3 * 3333 + 5995) * 0.85);
    expect(desk.order.total).toBe(goods + desk.order.shipping);
    const sent: number[] = [];
    for (const index of [0, 0, 1, 0]) {
      const { body } = await refund(desk, { lines: await pieces(desk, 1, index) });
      sent.push(body.data.amount);
      expect(await checkBooks(db)).toEqual([]);
    }
    expect(sent.reduce((sum, amount) => sum + amount, 0)).toBe(goods);
    await refund(desk, { shipping: true });
    expect(await statusOf(desk)).toBe('refunded');
  });

  it('restocks pieces only on request', async () => {
    const own = await makeVariant({ stock: 10 });
    const desk = await paidOrder(own, 3);
    await refund(desk, { lines: await pieces(desk, 1) });
    expect(await readStock(own.sku)).toBe(7);
    await refund(desk, { lines: await pieces(desk, 2), restock: true });
    expect(await readStock(own.sku)).toBe(9);
  });
});

describe('refused refunds', () => {
  it.each<[string, (desk: Desk) => Promise<object>, number, string]>([
    ['more pieces than ordered', async (desk) => ({ lines: await pieces(desk, 9) }), 409, 'NotRefundable'],
    ['more than was paid', async (desk) => ({ amount: desk.order.total + 1 }), 409, 'NotRefundable'],
    ['a line of another order', async () => ({ lines: [{ lineId: 1_000_000, quantity: 1 }] }), 409, 'NotRefundable'],
    ['nothing', async () => ({}), 409, 'NotRefundable'],
    ['an amount beside lines', async (desk) => ({ amount: 5, lines: await pieces(desk, 1) }), 409, 'NotRefundable'],
    ['a negative amount', async () => ({ amount: -5 }), 422, 'ValidationError'],
    ['half a cent', async () => ({ amount: 0.5 }), 422, 'ValidationError'],
    ['half a piece', async (desk) => ({ lines: await pieces(desk, 0.5) }), 422, 'ValidationError'],
    ['no key', async () => ({ amount: 5, key: '' }), 422, 'ValidationError'],
  ])('%s', async (_what, ask, status, name) => {
    const desk = await paidOrder(suit, 1);
    const answer = await refund(desk, await ask(desk));
    expect([answer.status, answer.body.error?.name]).toEqual([status, name]);
    expect(await refundsOf(desk.order.orderNr)).toEqual([]);
  });

  it('of an unpaid order', async () => {
    const desk = await openOrder([suit.item()]);
    expect((await refund(desk, { amount: 1 })).body.error?.name).toBe('NotRefundable');
  });

  it('by an outside caller, and of an unknown order', async () => {
    const desk = await paidOrder(suit, 1);
    for (const what of ['refund', 'cancel', 'return'])
      expect((await call(`${desk.path}/${what}`, { method: 'POST', json: { amount: 1, key: 'x' } })).status).toBe(401);
    expect((await call(`${desk.path}/refundable`)).status).toBe(401);
    const nobody = { ...desk, path: '/shop/orders/nope' };
    expect((await refund(nobody, { amount: 1 })).body.error?.name).toBe('NotFound');
  });
});

describe('exactly once', () => {
  it('the same key again is the same refund, and refused with another body', async () => {
    const desk = await paidOrder(suit, 2);
    const asked = { amount: 500, key: randomUUID() };
    const answers = await Promise.all([refund(desk, asked), refund(desk, asked), refund(desk, asked)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(1);
    expect((await refund(desk, { ...asked, amount: 600 })).body.error?.name).toBe('IdempotencyConflict');
  });

  it('two concurrent operators: only the rest is refunded', async () => {
    const desk = await paidOrder(suit, 2);
    const all = { lines: await pieces(desk, 2), shipping: true };
    const answers = await Promise.all([refund(desk, all), refund(desk, all), refund(desk, { amount: 100 })]);
    const sent = answers.filter(({ status }) => status === 200);
    const total = sent.reduce((sum, { body }) => sum + body.data.amount, 0);
    expect(total).toBeLessThanOrEqual(desk.order.total);
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(sent.length);
    expect(answers.length - sent.length).toBeGreaterThanOrEqual(1);
  });

  it('waits for a provider outage to end', async () => {
    const desk = await paidOrder(suit, 1);
    await simulateFailures({ down: true });
    const { status, body } = await refund(desk, { lines: await pieces(desk, 1), shipping: true });
    expect([status, body.data.state]).toEqual([200, 'requested']);
    expect(await statusOf(desk)).toBe('paid');
    expect((await readRefundable(desk)).left).toBe(0);
    await simulateFailures({ down: false });
    await expect.poll(() => statusOf(desk)).toBe('refunded');
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(1);
  });

  it('a lost response, even when the provider no longer knows the key', async () => {
    const desk = await paidOrder(suit, 2);
    await simulateFailures({ loseRefundAnswers: true });
    const { body } = await refund(desk, { lines: await pieces(desk, 1) });
    expect(body.data.state).toBe('requested');
    await simulateFailures({ loseRefundAnswers: false, forgetKeys: true });
    await untilState(desk, 'sent');
    await simulateFailures({ forgetKeys: false });
    expect(await refundsOf(desk.order.orderNr)).toHaveLength(1);
    await waitForMail(desk.email, ({ subject }) => subject.includes('terugbetaald'));
    expect((await mailsTo(desk.email)).filter(({ subject }) => subject.includes('terugbetaald'))).toHaveLength(1);
  });
});

describe('outcome of a refund', () => {
  it('succeeds', async () => {
    const desk = await paidOrder(suit, 1);
    await refund(desk, { amount: 700 });
    const [sent] = await refundsOf(desk.order.orderNr);
    await changeRefund(sent?.id ?? '', { status: 'refunded' });
    await untilState(desk, 'refunded');
  });

  it('fails: the amount counts as paid again, and raises an alert', async () => {
    const desk = await paidOrder(suit, 2);
    await refund(desk, { lines: await pieces(desk, 2) });
    expect((await readRefundable(desk)).lines[0]?.left).toBe(0);
    const [sent] = await refundsOf(desk.order.orderNr);
    await changeRefund(sent?.id ?? '', { status: 'failed' });
    await sendWebhook((await paymentOf(desk.order.orderNr)).id);
    expect(await stateOf(desk)).toBe('failed');
    expect(await statusOf(desk)).toBe('paid');
    expect(await readOrder(desk.order)).toMatchObject({ refunds: [] });
    expect((await readRefundable(desk)).lines[0]?.left).toBe(2);
    await waitFor(async () =>
      (await readMails('bestellingen@zwotter.example')).find(
        (mail) => mail.raw.includes(desk.order.orderNr) && /Terugbetaling[ _]mislukt/.test(mail.raw),
      ),
    );
    expect((await refund(desk, { lines: await pieces(desk, 2) })).body.data.state).toBe('sent');
  });

  it('is refused: the customer gets no mail', async () => {
    const desk = await paidOrder(suit, 1);
    await simulateFailures({ refuseRefunds: true });
    const { body } = await refund(desk, { lines: await pieces(desk, 1) });
    expect(body.data.state).toBe('failed');
    expect((await readRefundable(desk)).lines[0]?.left).toBe(1);
    await simulateFailures({ refuseRefunds: false });
    expect((await refund(desk, { lines: await pieces(desk, 1) })).body.data.state).toBe('sent');
    await waitForMail(desk.email, ({ subject }) => subject.includes('terugbetaald'));
    expect((await mailsTo(desk.email)).filter(({ subject }) => subject.includes('terugbetaald'))).toHaveLength(1);
  });

  it('made in the provider’s dashboard: imported', async () => {
    const desk = await paidOrder(suit, 1);
    const { id } = await paymentOf(desk.order.orderNr);
    await refundInDashboard(id, '10.00');
    await Promise.all([sendWebhook(id), sendWebhook(id)]);
    expect(await statusOf(desk)).toBe('partially_refunded');
    const { refunds, left } = await readRefundable(desk);
    expect(refunds).toMatchObject([{ amount: 1000, actor: 'system', state: 'sent' }]);
    expect(left).toBe(desk.order.total - 1000);
    await waitForMail(desk.email, ({ subject }) => subject.includes('terugbetaald'));
  });
});

describe('several payments', () => {
  it('each is refunded up to its amount', async () => {
    const desk = await openOrder([suit.item(1)]);
    await settle(desk.order.orderNr, { status: 'failed' });
    await payAgain(desk.order.slug);
    const payments = await paymentsOf(desk.order.orderNr);
    const tell = async (index: number, change: object) => {
      const id = payments[index]?.id ?? '';
      await changePayment(id, change);
      await sendWebhook(id);
    };
    // After a chargeback nothing is refunded automatically: the second payment needs a manual decision.
    const none = { currency: 'EUR', value: '0.00' };
    await tell(0, { status: 'paid', amountChargedBack: payments[0]?.amount });
    await tell(0, { amountChargedBack: none });
    await tell(1, { status: 'paid' });
    expect((await readRefundable(desk)).left).toBe(2 * desk.order.total);
    const { body } = await refund(desk, { amount: desk.order.total + 500 });
    expect(body.data).toMatchObject({ amount: desk.order.total + 500, state: 'sent' });
    const sent = await refundsOf(desk.order.orderNr);
    expect(new Set(sent.map(({ paymentId }) => paymentId)).size).toBe(2);
    expect((await readRefundable(desk)).left).toBe(desk.order.total - 500);
    expect(await statusOf(desk)).toBe('partially_refunded');
  });
});
