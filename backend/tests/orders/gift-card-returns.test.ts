// @full
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { euros, readReport } from '../documents/support';
import { cancel, deskOf, pieces, readRefundable, refund } from '../refunds/support';
import { database } from '../support/database';
import { isFull } from '../support/time-limits';
import { deskReturn } from '../withdrawals/support/returns';
import { decide, deliver, findWithdrawal, makeOrder, statement, withdraw } from '../withdrawals/support/withdrawals';
import { callAdmin } from './support/admin';
import { readAlerts } from './support/alerts';
import { buyCard, cardsOf, leftOn } from './support/gift-cards';
import { waitForMail } from './support/mail';
import {
  changePayment,
  changeRefund,
  paymentOf,
  refundInDashboard,
  refundsOf,
  sendWebhook,
  settle,
} from './support/mollie';
import {
  type Placed,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
} from './support/shop';

const db = database();
/** More than the suit costs, so that the card pays all of it. */
const PRICE = 10_000;
const SUIT = 6395;
/** Refunds and orders that meet at one card each. */
const PAIRS = isFull ? 25 : 4;

let suit: TestVariant;
let card: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 10_000, price: 60 });
  card = await makeVariant({ type: 'gift_card', price: PRICE / 100 });
});
afterEach(async () => expect(await checkBooks(db)).toEqual([]));

const spend = (code: string): Promise<Placed> => placeOrder(orderData([suit.item()], { codes: [code] }));
const cardRow = async ({ orderNr }: Placed) => db('gift_cards').where({ order_nr: orderNr }).first();
const block = async (order: Placed, blocked: boolean) =>
  callAdmin(`/shop/gift-cards/${(await cardRow(order)).document_id}/actions/block`, {
    method: 'POST',
    json: { blocked, reason: 'Gestolen' },
  });
const kindsOf = async ({ orderNr }: Placed): Promise<string[]> => (await readAlerts(orderNr)).map(({ kind }) => kind);

describe('the mail of a gift card', () => {
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10);
  const mailOf = async (order: Placed) =>
    db('outbox_messages')
      .where({ kind: `gift-card.${(await cardRow(order)).id}` })
      .first();

  it('waits for its day, and while the card is blocked', async () => {
    const gift = { name: 'Noor', email: newEmail(), sendOn: tomorrow };
    const { order, email } = await buyCard(card, { gift });
    await waitForMail(email, ({ subject }) => subject.includes('is binnen'));
    expect(await mailOf(order)).toMatchObject({ state: 'pending', attempts: 0 });
    await block(order, true);
    expect(await mailOf(order)).toMatchObject({ state: 'dropped' });
    await block(order, false);
    const mail = await mailOf(order);
    expect(mail).toMatchObject({ state: 'pending' });
    await db('outbox_messages')
      .where({ id: mail.id })
      .update({ next_attempt_at: new Date(0) });
    await waitForMail(gift.email, ({ text }) => text.includes('Noor'));
  });
});

describe('giving a gift card back', () => {
  it('leaves what comes back to it later for a refund as money', async () => {
    const { order, code } = await buyCard(card);
    const spent = await spend(code);
    const desk = await deskOf(order);
    const closed = await refund(desk, { lines: await pieces(desk, 1) });
    expect(closed.body.data).toMatchObject({ amount: PRICE - SUIT });
    expect(await kindsOf(order)).toEqual([]);
    await cancel(await deskOf(spent));
    expect(await kindsOf(order)).toEqual(['gift-card-returned']);
    expect(await readRefundable(desk)).toMatchObject({ left: SUIT });
    expect((await refund(desk, { amount: SUIT })).body.data).toMatchObject({ amount: SUIT });
    expect(await readRefundable(desk)).toMatchObject({ left: 0 });
  });

  it('and spending it at once never pays twice', async () => {
    const bought = await Promise.all(Array.from({ length: PAIRS }, () => buyCard(card)));
    const desks = await Promise.all(bought.map(({ order }) => deskOf(order)));
    const lines = await Promise.all(desks.map((desk) => pieces(desk, 1)));
    const order = (code: string) =>
      postOrder(orderData([suit.item()], { codes: [code], expectedTotal: SUIT, expectedGiftCard: SUIT }));
    const ends = await Promise.all(
      bought.map(async ({ code }, index) => {
        const desk = desks[index];
        if (!desk) throw new Error('No desk');
        const [back, placed] = await Promise.all([refund(desk, { lines: lines[index] }), order(code)]);
        return [back.body.data?.amount, placed.status];
      }),
    );
    for (const [amount, status] of ends)
      expect([amount, status]).toEqual(status === 201 ? [PRICE - SUIT, 201] : [PRICE, 409]);
  });

  it('alerts when more was refunded at the provider than was left', async () => {
    const { order, code } = await buyCard(card);
    await spend(code);
    const { id } = await paymentOf(order.orderNr);
    await refundInDashboard(id, euros(PRICE).value);
    await sendWebhook(id);
    expect(cardsOf(await readOrder(order))).toMatchObject([{ state: 'closed', balance: 0 }]);
    expect(await kindsOf(order)).toEqual(['gift-card-overspent']);
  });

  it('opens no card again that an operator blocked', async () => {
    const { order } = await buyCard(card);
    await block(order, true);
    const desk = await deskOf(order);
    await refund(desk, { lines: await pieces(desk, 1) });
    expect(await cardRow(order)).toMatchObject({ state: 'closed' });
    const [sent] = await refundsOf(order.orderNr);
    await changeRefund(sent?.id ?? '', { status: 'failed' });
    await sendWebhook((await paymentOf(order.orderNr)).id);
    expect(await cardRow(order)).toMatchObject({ state: 'blocked', reason: 'Gestolen' });
    expect(await leftOn(order)).toBe(PRICE);
  });

  it('does not hold up the withdrawal from goods when it is spent', async () => {
    const small = await makeVariant({ type: 'gift_card', price: 50 });
    const order = await makeOrder([small.item(), suit.item()]);
    const [own] = cardsOf(await readOrder(order));
    await spend(own?.code ?? '').then(({ orderNr }) => settle(orderNr, { status: 'paid', method: 'ideal' }));
    await deliver(order);
    const { body } = await withdraw(statement(order));
    const { id } = await findWithdrawal(body.data.receiptNr);
    expect((await decide(id, 'accept')).status).toBe(200);
    expect((await deskReturn(order)).lines).toHaveLength(1);
    expect(cardsOf(await readOrder(order))).toMatchObject([{ state: 'open', balance: 0 }]);
  });
});

describe('an order that a gift card pays', () => {
  it('takes the card though a part of the money went back at once', async () => {
    const small = await makeVariant({ type: 'gift_card', price: 50 });
    const { order, code } = await buyCard(small);
    const paid = await spend(code);
    const { id } = await paymentOf(paid.orderNr);
    await changePayment(id, { status: 'paid', method: 'ideal', amountRefunded: euros(100) });
    await sendWebhook(id);
    expect(await readOrder(paid)).toMatchObject({ status: 'partially_refunded' });
    expect(await leftOn(order)).toBe(0);
  });

  it('is no money in the report', async () => {
    const { code } = await buyCard(card);
    const paid = await spend(code);
    const day = (shift: number) => new Date(Date.now() + shift * 24 * 3600_000).toISOString().slice(0, 10);
    const rows = await readReport(`orders?from=${day(-1)}&to=${day(1)}`);
    expect(rows.find((row) => row.Order === paid.orderNr)).toMatchObject({
      Received: '0.00',
      Kept: '0.00',
      'Paid by gift card': '63.95',
      'Refunded to gift card': '0.00',
      'Payment ids': '',
    });
  });

  it('buys no gift card, nor more than fifty at once with money', async () => {
    const { code } = await buyCard(card);
    const mixed = orderData([card.item(), suit.item()], { codes: [code] });
    expect((await postOrder<{ error: { details: object } }>(mixed)).body.error.details).toMatchObject({
      errors: [{ path: ['codes'], name: 'not_applicable' }],
    });
    const many = await postOrder<{ error: { details: object } }>(orderData([card.item(51)]));
    expect(many.body.error.details).toMatchObject({ errors: [{ path: ['cart'], name: 'invalid' }] });
  });
});
