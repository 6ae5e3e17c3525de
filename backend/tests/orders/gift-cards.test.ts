import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { cancel, deskOf, openOrder, pieces, readRefundable, refund } from '../refunds/support';
import { database } from '../support/database';
import { callAdmin } from './support/admin';
import { type Quote, quote } from './support/discounts';
import { buyCard, cardsOf, leftOn } from './support/gift-cards';
import { waitForMail } from './support/mail';
import { changePayment, paymentOf, paymentsOf, refundsOf, sendWebhook, settle } from './support/mollie';
import {
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  payAgain,
  placeOrder,
  postOrder,
  readOrder,
} from './support/shop';

const PARALLEL = 100;

const db = database();
let suit: TestVariant;
let card: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 10_000, price: 60 });
  card = await makeVariant({ type: 'gift_card', price: 50 });
});
afterEach(async () => expect(await checkBooks(db)).toEqual([]));

type CardQuote = Quote & { giftCard: number };

/** Buys a card. */
const buy = (over: Record<string, unknown> = {}) => buyCard(card, over);

const ask = (code: string, quantity = 1) =>
  quote({ cart: [suit.item(quantity)], country: 'nl', codes: [code] }) as Promise<CardQuote>;
const payWith = (code: string, over: Record<string, unknown> = {}) =>
  orderData([suit.item()], { codes: [code], expectedTotal: 6395, expectedGiftCard: 5000, ...over });

describe('buying a gift card', () => {
  it('mails it once it is paid, without VAT, and shows it to its buyer', async () => {
    const recipient = { name: 'Noor', email: newEmail(), message: 'Van harte!' };
    const { order, code } = await buy({ gift: recipient });
    expect(order).toMatchObject({ total: 5000, vat: 0, shipping: 0 });
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const mail = await waitForMail(recipient.email, ({ text }) => text.includes(code));
    expect(mail.text).toContain('Van harte!');
    expect(mail.html).toContain('/images/gift-card.png');
    expect(mail.text).not.toContain(order.orderNr);
    const { vatLines, documents, lines } = await readOrder(order);
    expect([vatLines, documents, lines]).toMatchObject([[], [{ total: 5000 }], [{ vatRate: 0, quantity: 1 }]]);
    const [stored] = await db('gift_cards').where({ order_nr: order.orderNr });
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    const [sold] = await db('ledger_entries').where({ order_nr: order.orderNr, account: 'gift-cards' });
    expect(Number(sold.amount)).toBe(-5000);
  });

  it('neither mails nor shows a code that does not open it, as after a new ACCESS_SECRET', async () => {
    const email = newEmail();
    const { order, code } = await buy({ gift: { name: 'Noor', email, message: '' } });
    await waitForMail(email, ({ text }) => text.includes(code));
    const own = () => db('gift_cards').where({ order_nr: order.orderNr });
    const { id, code_hash: hash, code_end: end, order_id: orderId } = await own().first();
    // As of another secret: the code that is derived now is not the one that was hashed.
    await own().update({ code_hash: `other-${id}` });
    expect(cardsOf(await readOrder(order))[0]).toMatchObject({ code: null, end, state: 'open' });
    const message = () => db('outbox_messages').where({ order_id: orderId }).andWhere('kind', 'like', 'gift-card%');
    const again = { state: 'pending', attempts: 0, next_attempt_at: new Date() };
    await message().update(again);
    const alert = () => db('alerts').where({ kind: 'gift-card-code', order_id: orderId });
    await expect.poll(async () => (await alert()).length).toBe(1);
    await expect.poll(async () => (await message().first()).last_error).toContain('ACCESS_SECRET');
    expect(await message().first()).toMatchObject({ state: 'pending' });
    // The former secret is back.
    await own().update({ code_hash: hash });
    await message().update(again);
    await expect.poll(async () => (await message().first()).state).toBe('sent');
    expect(cardsOf(await readOrder(order))[0]).toMatchObject({ code });
  });

  it('makes a card of each piece, with nothing taken off', async () => {
    const desk = await openOrder([card.item(2), suit.item()]);
    expect(await db('gift_cards').where({ order_nr: desk.order.orderNr })).toEqual([]);
    await settle(desk.order.orderNr, { status: 'paid', method: 'ideal' });
    const found = cardsOf(await readOrder(desk.order));
    expect(found.map(({ amount, state }) => [amount, state])).toEqual([
      [5000, 'open'],
      [5000, 'open'],
    ]);
    expect(new Set(found.map(({ code }) => code)).size).toBe(2);
  });

  it('refunds what is left of it, and closes it', async () => {
    const { order, code } = await buy();
    const spent = await placeOrder(orderData([suit.item()], { codes: [code] }));
    await settle(spent.orderNr, { status: 'paid', method: 'ideal' });
    const desk = await deskOf(order);
    expect(await readRefundable(desk)).toMatchObject({ left: 0 });
    const back = await refund(await deskOf(spent), { amount: 6395 });
    expect(back.status).toBe(200);
    expect(await leftOn(order)).toBe(5000);
    expect((await refund(desk, { amount: 1000 })).body.error?.name).toBe('NotRefundable');
    expect((await refund(desk, { lines: await pieces(desk, 1) })).body.data).toMatchObject({ amount: 5000 });
    expect(cardsOf(await readOrder(order))).toMatchObject([{ code: null, balance: 0, state: 'closed' }]);
    expect((await ask(code)).codes).toMatchObject([{ state: 'unknown', kind: null, amount: 0 }]);
  });

  it('blocks it when the bank takes its price back', async () => {
    const { order, code } = await buy();
    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '50.00' } });
    await sendWebhook(id);
    expect(cardsOf(await readOrder(order))).toMatchObject([{ code: null, state: 'blocked', balance: 5000 }]);
    expect((await ask(code)).codes).toEqual((await ask(code)).codes.map((answer) => ({ ...answer, state: 'unknown' })));
    const kinds = await db('alerts').where({ kind: 'gift-card-charged-back' }).pluck('kind');
    expect(kinds.length).toBeGreaterThan(0);
    await changePayment(id, { amountChargedBack: { currency: 'EUR', value: '0.00' } });
    await sendWebhook(id);
    expect(cardsOf(await readOrder(order))).toMatchObject([{ state: 'open' }]);
  });
});

describe('paying with a gift card', () => {
  it('pays a part, and money goes back before the card', async () => {
    const { order, code } = await buy();
    const asked = await ask(code.toLowerCase().replaceAll('-', ' '));
    expect(asked).toMatchObject({ total: 6395, giftCard: 5000, discount: 0 });
    expect(asked.vat).toBe(6395 - Math.round(6395 / 1.21));
    const paid = await placeOrder(payWith(code));
    expect((await paymentOf(paid.orderNr)).amount.value).toBe('13.95');
    expect(await leftOn(order)).toBe(0);
    expect((await ask(code)).codes).toMatchObject([{ state: 'empty' }]);
    await settle(paid.orderNr, { status: 'paid', method: 'ideal' });
    const shown = await readOrder(paid);
    expect(shown).toMatchObject({ status: 'paid', giftCard: 5000, discountCodes: [] });
    expect(JSON.stringify(shown)).not.toContain(code.slice(0, 9));
    const desk = await deskOf(paid);
    await refund(desk, { amount: 1000 });
    expect([await leftOn(order), (await refundsOf(paid.orderNr)).length]).toEqual([0, 1]);
    await refund(desk, { amount: 2395 });
    expect((await refundsOf(paid.orderNr)).map(({ amount }) => amount.value)).toEqual(['10.00', '3.95']);
    expect(await leftOn(order)).toBe(2000);
    expect(await readOrder(paid)).toMatchObject({ status: 'partially_refunded' });
  });

  it('pays all of it at once, without a provider', async () => {
    const big = await makeVariant({ type: 'gift_card', price: 100 });
    const bought = await placeOrder(orderData([big.item()]));
    await settle(bought.orderNr, { status: 'paid', method: 'ideal' });
    const code = cardsOf(await readOrder(bought))[0]?.code ?? '';
    const email = newEmail();
    const user = { firstname: 'Zoë', lastname: 'van Dam', email };
    const paid = await placeOrder(payWith(code, { user, expectedGiftCard: 6395 }));
    expect(paid).toMatchObject({ status: 'paid', paymentUrl: null });
    expect(await paymentsOf(paid.orderNr)).toEqual([]);
    expect(await leftOn(bought)).toBe(3605);
    await waitForMail(email, ({ text }) => text.includes('63,95'));
    const gone = await cancel(await deskOf(paid));
    expect(gone.body.data.refund).toMatchObject({ amount: 6395, state: 'refunded' });
    expect(await leftOn(bought)).toBe(10_000);
    // Gift cards are paid with money.
    const next = (await quote({ cart: [card.item()], codes: [code] })) as CardQuote;
    expect(next).toMatchObject({ giftCard: 0, codes: [{ state: 'not_applicable' }] });
  });

  it('never spends more than there is, whatever comes at once', async () => {
    const { order, code } = await buy();
    const orders = await Promise.all(Array.from({ length: PARALLEL }, () => postOrder(payWith(code))));
    expect(orders.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = orders.filter(({ status }) => status !== 201);
    expect(refused.every(({ body }) => (body as { error?: { name: string } }).error?.name === 'TotalChanged')).toBe(
      true,
    );
    expect(await leftOn(order)).toBe(0);
  });

  it('gives back what an order held that is canceled or replaced', async () => {
    const { order, code } = await buy();
    const first = await openOrder([suit.item()], { codes: [code] });
    expect(await leftOn(order)).toBe(0);
    const access = { 'x-order-access': `${first.order.slug}.${first.order.accessKey}` };
    const second = await placeOrder(payWith(code, { replaces: first.order.slug }), access);
    expect([second.status, await leftOn(order)]).toEqual(['open', 0]);
    await cancel(await deskOf(second));
    expect(await leftOn(order)).toBe(5000);
  });

  it('takes it again for money that comes late, or sends the money back', async () => {
    const { order, code } = await buy();
    const late = await placeOrder(payWith(code));
    await settle(late.orderNr, { status: 'expired' });
    expect(await leftOn(order)).toBe(5000);
    expect((await payAgain(late.slug)).status).toBe(200);
    expect(await leftOn(order)).toBe(0);
    await settle(late.orderNr, { status: 'expired' });
    const other = await placeOrder(payWith(code));
    expect((await payAgain(late.slug)).body.error.name).toBe('NotPayable');
    const [first] = await paymentsOf(late.orderNr);
    await changePayment(first?.id ?? '', { status: 'paid' });
    await sendWebhook(first?.id ?? '');
    expect(await readOrder(late)).toMatchObject({ status: 'refunded' });
    await cancel(await deskOf(other));
    expect(await leftOn(order)).toBe(5000);
  });

  it('is refused without a hint for a code that is unknown or blocked', async () => {
    const { order, code } = await buy();
    const unknown = (await ask('2345-6789-ABCD-EFGH')).codes[0];
    const [row] = await db('gift_cards').where({ order_nr: order.orderNr });
    const path = `/shop/gift-cards/${row.document_id}`;
    const json = { blocked: true, reason: 'Gestolen' };
    expect((await callAdmin(`${path}/actions/block`, { method: 'POST', json })).status).toBe(200);
    expect((await ask(code)).codes[0]).toEqual({ ...unknown, code });
    const seen = await callAdmin<{ balance: number }>(path);
    expect(JSON.stringify(seen.body)).not.toContain(code);
  });
});
