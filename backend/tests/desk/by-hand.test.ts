// @full
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hired, hire } from '../forms/support/people';
import { readAlerts } from '../orders/support/alerts';
import { idOf, passReservation, readMovements } from '../orders/support/diary';
import { buyCard, leftOn } from '../orders/support/gift-cards';
import { waitForMail } from '../orders/support/mail';
import { changePayment, paymentOf, paymentsOf, refundInDashboard, sendWebhook, settle } from '../orders/support/mollie';
import { type TestVariant, address, makeVariant, payAgain, readOrder, readStock } from '../orders/support/shop';
import { crashAt, waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { type DeskOrder, type Refusal, act, openOrder, paidOrder, readDesk, saidOf } from './support/desk';
import { type Wish, bodyByHand, byTransfer } from './support/by-hand';

let suit: TestVariant;
let operator: Hired;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
  operator = await hire('shop-operator');
});
afterAll(() => operator.leave());

/** What the operator sends for a customer. */
const bodyFor = (payment: object, wish: Wish = {}) => bodyByHand(payment, { variant: suit, ...wish }, operator.ask);

interface PlacedByHand {
  data: { id: string; orderNr: string; paymentUrl: string | null };
}

const place = (body: object) => act<PlacedByHand & Refusal>('desk/orders', body, operator.ask);

const pay = (id: string, over: object = {}) =>
  act<Refusal>(`desk/orders/${id}/paid`, { key: randomUUID(), amount: 1, ...byTransfer, ...over }, operator.ask);

const link = (id: string) =>
  act<{ data: { paymentUrl: string | null } } & Refusal>(`desk/orders/${id}/payment-link`, {}, operator.ask);

const slugOf = (paymentUrl: string | null): string => /\/order\/([^/?]+)$/.exec(paymentUrl ?? '')?.[1] ?? 'none';

/** The newest attempt of an order, as stored. */
const readAttempt = async (orderNr: string): Promise<{ id: number; state: string; checked_at: unknown }> =>
  database()('payments')
    .where({ order_id: await idOf(orderNr) })
    .orderBy('attempt', 'desc')
    .first();

const bank = { bankName: 'S', bankAccount: 'NL53ABNA0627535577', bankBic: 'ABNANL2A', transferReference: 'RF1' };

const titles = ({ alerts }: DeskOrder): string[] => alerts.map(({ title }) => title);

describe('an order by hand', () => {
  it('is placed and paid once, in the name of the operator, however often it is sent', async () => {
    const before = await readStock(suit.sku);
    const body = await bodyFor(byTransfer, { pieces: 2 });
    const answers = await Promise.all([place(body), place(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { id, orderNr } = answers[0]?.body.data ?? { id: '', orderNr: '' };
    expect(answers[1]?.body.data.orderNr).toBe(orderNr);
    const order = await readDesk(id);
    expect(order).toMatchObject({ status: 'paid', money: { paid: expect.any(Number), missing: 0 } });
    expect(order.payments.filter(({ state }) => state === 'paid')).toHaveLength(1);
    expect(order.documents).toHaveLength(1);
    expect(await readStock(suit.sku)).toBe(before - 2);
    expect((await readMovements(suit.sku)).at(-1)).toMatchObject({
      reason: 'ordered',
      actor: 'admin:Test shop-operator',
    });
    const said = saidOf(order).filter((line) => line.startsWith('Test shop-operator'));
    expect(said).toEqual([
      'Test shop-operator: Entered by the shop for the customer, who ordered by telephone',
      expect.stringMatching(/came by transfer, Afschrift 12$/),
    ]);
    const mail = await waitForMail(body.order.user.email, ({ attachments }) => attachments.length > 0);
    expect(mail.text).toContain('telefonisch');
    expect(await paymentsOf(orderNr)).toEqual([]);
  });

  it('is never left open by a crash, because its money came already', async () => {
    for (let point = 5, placed = false; !placed; point += 10) {
      const body = await bodyFor(byTransfer);
      placed = (await crashAt(point, () => place(body))) !== undefined;
      const states = await database()('orders').where({ email: body.order.user.email }).pluck('payment_status');
      expect(states.filter((state) => state !== 'paid')).toEqual([]);
    }
  });

  it('is paid by a mailed link, in the currency of its language', async () => {
    const body = await bodyFor({ method: 'link' }, { locale: 'sv', country: 'se' });
    const { data } = (await place(body)).body;
    await waitForMail(body.order.user.email, ({ subject }) => subject.startsWith('Betala din beställning'));
    expect((await payAgain(slugOf(data.paymentUrl))).status).toBe(200);
    expect((await paymentOf(data.orderNr)).amount.currency).toBe('SEK');
    await settle(data.orderNr, { status: 'paid' });
    expect((await readDesk(data.id)).status).toBe('paid');
  });

  it('takes a gift card first, and money for the rest', async () => {
    const card = await makeVariant({ type: 'gift_card', price: 20 });
    const bought = await buyCard(card);
    const body = await bodyFor({ ...byTransfer, method: 'cash' }, { codes: [bought.code] });
    const { data } = (await place(body)).body;
    const order = await readDesk(data.id);
    expect(order.status).toBe('paid');
    const paid = order.payments.filter(({ state }) => state === 'paid');
    expect(paid.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
      2000,
      (body.order.expectedTotal as number) - 2000,
    ]);
    expect(await leftOn(bought.order)).toBe(0);
  });

  it('follows the rules of all orders, and says which field is wrong', async () => {
    const last = await makeVariant({ stock: 1 });
    const tooMany = await bodyFor(byTransfer, { variant: last, pieces: 2 });
    expect((await place(tooMany)).body.error).toMatchObject({ name: 'VariantUnavailable' });
    const fine = await bodyFor(byTransfer);
    expect((await place({ ...fine, told: false })).status).toBe(422);
    expect((await place({ ...fine, order: { ...fine.order, expectedTotal: 1 } })).body.error).toMatchObject({
      name: 'TotalChanged',
    });
    const shipping = { ...address(), postalCode: 'x' };
    expect((await place({ ...fine, order: { ...fine.order, shipping } })).body.error).toMatchObject({
      details: { errors: [{ path: ['shipping', 'postalCode'], name: 'postalCode' }] },
    });
    const future = { ...byTransfer, paidOn: '2099-01-01' };
    expect((await place({ ...fine, payment: future })).body.error).toMatchObject({
      details: { errors: [{ path: ['payment', 'paidOn'], name: 'future' }] },
    });
    expect(await readStock(last.sku)).toBe(1);
  });

  it('is for those who may change orders', async () => {
    const editor = await hire('strapi-editor');
    for (const path of ['desk/quote', 'desk/orders', 'desk/orders/x/paid', 'desk/orders/x/payment-link'])
      expect((await act(path, {}, editor.ask)).status).toBe(403);
    expect((await editor.ask('/shop/desk/variants?q=pak')).status).toBe(403);
    await editor.leave();
  });

  it('finds articles by words of title and SKU', async () => {
    const { body } = await operator.ask<{ data: { sku: string; left: number }[] }>(
      `/shop/desk/variants?q=${encodeURIComponent(`pak ${suit.sku}`)}`,
    );
    expect(body.data).toMatchObject([{ sku: suit.sku, left: expect.any(Number) }]);
  });
});

describe('money that came without the provider', () => {
  it('settles an open order once, and closes what could still be paid', async () => {
    const { id, order } = await openOrder(suit);
    const key = randomUUID();
    const paid = await Promise.all([pay(id, { amount: order.total, key }), pay(id, { amount: order.total, key })]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    const read = await readDesk(id);
    expect([read.status, read.money.paid, read.documents.length]).toEqual(['paid', order.total, 1]);
    expect((await paymentOf(order.orderNr)).status).toBe('canceled');
    expect((await pay(id, { amount: 1 })).status).toBe(409);
  });

  it('raises an alert when the provider has money at the same moment, and refunds nothing by itself', async () => {
    const { id, order } = await openOrder(suit);
    const { id: payment } = await paymentOf(order.orderNr);
    await changePayment(payment, { status: 'paid' });
    await Promise.all([pay(id, { amount: order.total }), sendWebhook(payment)]);
    const read = await readDesk(id);
    // Whichever came first: money is never lost, and never taken for nothing.
    expect(read.status).toBe('paid');
    if (read.money.paid === 2 * order.total) {
      expect(titles(read)).toEqual(['Paid twice']);
      expect(read.refunds).toEqual([]);
    } else expect(read.money.paid).toBe(order.total);
  });

  it('raises an alert for money of the provider that comes later', async () => {
    const { id, order } = await openOrder(suit);
    await pay(id, { amount: order.total });
    await settle(order.orderNr, { status: 'paid' });
    const read = await readDesk(id);
    expect(read).toMatchObject({ status: 'paid', money: { paid: 2 * order.total }, refunds: [] });
    expect(titles(read)).toEqual(['Paid twice']);
  });

  it('may come in parts, and never more than the order needs', async () => {
    const { id, order } = await openOrder(suit);
    expect((await pay(id, { amount: order.total + 1 })).body.error).toMatchObject({
      details: { errors: [{ path: ['amount'], name: 'tooMuch' }] },
    });
    await pay(id, { amount: 1000 });
    const part = await readDesk(id);
    expect([part.status, part.money]).toMatchObject(['open', { paid: 1000, missing: order.total - 1000 }]);
    expect(titles(part)).toEqual(['A wrong amount or currency was paid']);
    // The page that asked for all of it is closed, and the customer may pay the rest, however often a page ends.
    expect((await paymentOf(order.orderNr)).status).toBe('canceled');
    expect((await payAgain(order.slug)).status).toBe(200);
    await settle(order.orderNr, { status: 'expired' });
    expect(await readOrder(order)).toMatchObject({ status: 'open', payable: true });
    expect((await link(id)).status).toBe(200);
    expect((await payAgain(order.slug)).status).toBe(200);
    const rest = await paymentOf(order.orderNr);
    expect(rest.amount.value).toBe(((order.total - 1000) / 100).toFixed(2));
    await settle(order.orderNr, { status: 'paid' });
    const whole = await readDesk(id);
    expect([whole.status, whole.money]).toMatchObject(['paid', { paid: order.total, missing: 0 }]);
    expect(titles(whole)).toHaveLength(1);
  });

  it('is paid back by a person, whom an alert asks to', async () => {
    const { id, order, email } = await openOrder(suit);
    await pay(id, { amount: order.total });
    const asked = { lines: [], shipping: false, amount: 500, reason: 'Korting', restock: false, key: randomUUID() };
    await act(`orders/${id}/refund`, asked, operator.ask);
    await waitFor(async () => expect((await readDesk(id)).refunds).toMatchObject([{ amount: 500, state: 'refunded' }]));
    expect(await readAlerts(order.orderNr)).toMatchObject([{ kind: 'refund-by-hand', data: { amount: 500 } }]);
    await waitForMail(email, ({ subject }) => subject.startsWith('Terugbetaling van'));
    const check = await operator.ask<{ data: unknown }>('/shop/ledger/check');
    if (check.status === 200) expect(JSON.stringify(check.body)).not.toContain(order.orderNr);
  });

  it('is refused for an order that was canceled', async () => {
    const { id, order } = await openOrder(suit);
    await act(`orders/${id}/cancel`, { reason: 'Klant belde', key: randomUUID() }, operator.ask);
    expect((await pay(id, { amount: order.total })).status).toBe(409);
    expect((await link(id)).status).toBe(409);
  });
});

describe('a new link to pay', () => {
  it('brings back an order whose payment expired', async () => {
    const { id, order, email } = await openOrder(suit);
    await settle(order.orderNr, { status: 'expired' });
    const { body } = await link(id);
    expect(slugOf(body.data.paymentUrl)).toBe(order.slug);
    await waitForMail(email, ({ subject }) => subject === `Betaal je bestelling ${order.orderNr}`);
    await payAgain(order.slug);
    await settle(order.orderNr, { status: 'paid' });
    expect((await readDesk(id)).status).toBe('paid');
  });

  it('keeps payment and pieces until the reservation ends, and then gives them back', async () => {
    const rare = await makeVariant({ stock: 3 });
    const { id, order } = await openOrder(rare);
    await link(id);
    expect((await paymentOf(order.orderNr)).status).toBe('canceled');
    const attempt = await readAttempt(order.orderNr);
    const age = (minutes: number) =>
      database()('payments')
        .where({ id: attempt.id })
        .update({ created_at: minutesFromNow(-minutes), checked_at: null });
    await age(3 * 24 * 60);
    await waitFor(async () => ((await readAttempt(order.orderNr)).checked_at ? true : undefined));
    expect((await readAttempt(order.orderNr)).state).toBe('created');
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);
    expect(await readOrder(order)).toMatchObject({ status: 'open', payable: true });
    expect(await readStock(rare.sku)).toBe(2);
    await passReservation(order);
    await age(8 * 24 * 60);
    await waitFor(async () => ((await readOrder(order)).status === 'expired' ? true : undefined));
    expect(await readStock(rare.sku)).toBe(3);
  });

  it('leaves a transfer alone that is awaited', async () => {
    const { id, order } = await openOrder(suit);
    await settle(order.orderNr, { method: 'banktransfer', details: bank });
    expect((await link(id)).status).toBe(200);
    expect((await paymentsOf(order.orderNr)).map(({ status }) => status)).toEqual(['open']);
  });

  it('lets an order be paid again after a chargeback, without a second alert', async () => {
    const { id, order } = await paidOrder(suit);
    const value = (order.total / 100).toFixed(2);
    await settle(order.orderNr, { amountChargedBack: { currency: 'EUR', value } });
    expect(await readDesk(id)).toMatchObject({ status: 'charged_back', money: { missing: order.total } });
    expect(await readOrder(order)).toMatchObject({ payable: false });
    expect((await link(id)).status).toBe(200);
    await payAgain(order.slug);
    expect(await paymentsOf(order.orderNr)).toHaveLength(2);
    await settle(order.orderNr, { status: 'expired' });
    expect(await readOrder(order)).toMatchObject({ status: 'charged_back', payable: true });
    await payAgain(order.slug);
    await settle(order.orderNr, { status: 'paid' });
    const read = await readDesk(id);
    expect([read.status, read.money.missing]).toEqual(['paid', 0]);
    expect(titles(read)).toEqual(['The bank took the payment back']);
    // Invoice, credit note for what the bank took, and the correction of that.
    expect(read.documents.map(({ total }) => total)).toEqual([order.total, -order.total, order.total]);
  });

  it('is refused for an order that is paid, and for one of which something was refunded', async () => {
    const { id, order } = await paidOrder(suit);
    expect((await link(id)).status).toBe(409);
    await refundInDashboard((await paymentOf(order.orderNr)).id, '5.00');
    const value = ((order.total - 500) / 100).toFixed(2);
    await settle(order.orderNr, { amountChargedBack: { currency: 'EUR', value } });
    expect((await readDesk(id)).status).toBe('charged_back');
    expect((await link(id)).status).toBe(409);
  });
});
