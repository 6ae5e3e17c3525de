// @full
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asStorefront, readMails, waitFor } from '../support/client';
import { database, minutesFromNow, refuseWrites } from '../support/database';
import { findAlert, readAlerts } from './support/alerts';
import { idOf, readDiary } from './support/diary';
import { mailsTo, waitForMail } from './support/mail';
import {
  changePayment,
  createPayment,
  paymentOf,
  paymentsOf,
  readMollie,
  refundInDashboard,
  refundsOf,
  sendWebhook,
  simulateFailures,
  settle,
} from './support/mollie';
import {
  type Placed,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  payAgain,
  placeOrder,
  readOrder,
  readStock,
  setStock,
} from './support/shop';

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
});
afterEach(() => simulateFailures({ down: false, loseCreateAnswers: false, nonsense: '', claim: {} }));

const buyer = (email: string) => ({ user: { firstname: 'A', lastname: 'B', email } });
const euros = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });
const payments = async ({ orderNr }: Placed) =>
  database()('payments')
    .where({ order_id: await idOf(orderNr) })
    .orderBy('attempt');
const backdate = async (order: Placed, minutes: number) =>
  database()('payments')
    .where({ order_id: await idOf(order.orderNr) })
    .update({ created_at: minutesFromNow(-minutes) });
/** Makes the payment due for the sweep, without a webhook. */
const makeDue = async (order: Placed) =>
  database()('payments')
    .where({ order_id: await idOf(order.orderNr) })
    .update({ next_check_at: minutesFromNow(-1) });
const statusIs = (order: Placed, status: string) =>
  waitFor(async () => ((await readOrder(order)).status === status ? true : undefined));

describe('a payment that was never started', () => {
  it('is started by the sweep, so that the mailed link works', async () => {
    await simulateFailures({ down: true });
    const order = await placeOrder(orderData([suit.item()]));
    expect(order.paymentUrl).toBeNull();
    await simulateFailures({ down: false });
    await backdate(order, 2);
    await waitFor(async () => (await paymentsOf(order.orderNr))[0]);
    await waitFor(async () => ((await payments(order))[0]?.provider_id ? true : undefined));
    expect((await payAgain(order.slug)).body.data.paymentUrl).toBeTruthy();
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);
  });

  it('is reused when the provider had created it and the response was lost', async () => {
    await simulateFailures({ loseCreateAnswers: true });
    const order = await placeOrder(orderData([suit.item()]));
    await simulateFailures({ loseCreateAnswers: false });
    const made = await paymentOf(order.orderNr);
    await backdate(order, 2);
    await waitFor(async () => ((await payments(order))[0]?.provider_id === made.id ? true : undefined));
    expect(await paymentsOf(order.orderNr)).toHaveLength(1);
  });

  it('is found by its webhook, though the shop never stored its id', async () => {
    await simulateFailures({ loseCreateAnswers: true });
    const order = await placeOrder(orderData([suit.item()]));
    await simulateFailures({ loseCreateAnswers: false });
    const made = await paymentOf(order.orderNr);
    await changePayment(made.id, { status: 'paid' });
    expect((await sendWebhook(made.id)).status).toBe(200);
    expect((await readOrder(order)).status).toBe('paid');
    expect(await readDiary(order.orderNr, 'payment-found')).toHaveLength(1);
  });

  it('is found while a stranger sends made-up webhooks, whose network still reports known payments', async () => {
    const known = await placeOrder(orderData([suit.item()]));
    await simulateFailures({ loseCreateAnswers: true });
    const lost = await placeOrder(orderData([suit.item()]));
    await simulateFailures({ loseCreateAnswers: false });
    const stranger = asStorefront();
    const junk = await Promise.all(
      Array.from({ length: 70 }, (_, index) => sendWebhook(`tr_junk${process.pid}x${index}`, stranger)),
    );
    expect(junk.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    const made = await paymentOf(lost.orderNr);
    await changePayment(made.id, { status: 'paid' });
    expect((await sendWebhook(made.id, asStorefront())).status).toBe(200);
    expect((await readOrder(lost)).status).toBe('paid');
    const { id } = await paymentOf(known.orderNr);
    await changePayment(id, { status: 'paid' });
    expect((await sendWebhook(id, stranger)).status).toBe(200);
    expect((await readOrder(known)).status).toBe('paid');
  });

  it('is not taken for a payment of an order by its number alone, and raises an alert when it is paid', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    const { amount } = await paymentOf(order.orderNr);
    const foreign = await createPayment({
      amount,
      description: order.orderNr,
      metadata: { orderNr: order.orderNr, payment: 'a'.repeat(24) },
    });
    expect((await sendWebhook(foreign.id)).status).toBe(200);
    expect(await findAlert(`payment-unmatched:${foreign.id}`)).toBeUndefined();
    await changePayment(foreign.id, { status: 'paid' });
    await Promise.all([sendWebhook(foreign.id), sendWebhook(foreign.id)]);
    expect(await readOrder(order)).toMatchObject({ status: 'open' });
    expect(await findAlert(`payment-unmatched:${foreign.id}`)).toMatchObject({ state: 'open' });
    const mail = await waitForMail('bestellingen@zwotter.example', ({ text }) => text.includes(foreign.id));
    expect(mail.text).toContain(order.orderNr);
  });

  it('ends the order after an hour of attempts', async () => {
    const own = await makeVariant({ stock: 1 });
    await simulateFailures({ down: true });
    const order = await placeOrder(orderData([own.item()]));
    await backdate(order, 61);
    await waitFor(async () => ((await readStock(own.sku)) === 1 ? true : undefined));
    await simulateFailures({ down: false });
    expect(await readOrder(order)).toMatchObject({ status: 'expired', payable: true });
  });
});

describe('missed webhooks', () => {
  it('of a payment, a refund and a chargeback', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { status: 'paid' });
    await makeDue(order);
    await statusIs(order, 'paid');
    await refundInDashboard(id, '10.00');
    await makeDue(order);
    await statusIs(order, 'partially_refunded');
    await changePayment(id, { amountChargedBack: euros(order.total) });
    await makeDue(order);
    await statusIs(order, 'charged_back');
    expect((await readAlerts(order.orderNr)).map(({ kind }) => kind)).toEqual(['chargeback']);
    await changePayment(id, { amountChargedBack: euros(0) });
    await makeDue(order);
    await statusIs(order, 'partially_refunded');
    expect((await readAlerts(order.orderNr)).map(({ kind }) => kind)).toContain('chargeback-reversed');
  });

  it('of a transfer that was paid after it had expired', async () => {
    const own = await makeVariant({ stock: 2 });
    const order = await placeOrder(orderData([own.item(2)]));
    await settle(order.orderNr, { status: 'expired', method: 'banktransfer' });
    await changePayment((await paymentOf(order.orderNr)).id, { status: 'paid' });
    await makeDue(order);
    await statusIs(order, 'paid');
    expect(await readStock(own.sku)).toBe(0);
  });

  it('of a payment unknown to the provider do not block the others', async () => {
    const lost = await placeOrder(orderData([suit.item()]));
    const other = await placeOrder(orderData([suit.item()]));
    await database()('payments')
      .where({ order_id: await idOf(lost.orderNr) })
      .update({ provider_id: `tr_gone${Date.now()}` });
    await changePayment((await paymentOf(other.orderNr)).id, { status: 'paid' });
    await makeDue(lost);
    await makeDue(other);
    await statusIs(other, 'paid');
    const alerts = await waitFor(async () => {
      const found = await readAlerts(lost.orderNr);
      return found.length > 0 ? found : undefined;
    });
    expect(alerts.map(({ kind }) => kind)).toEqual(['payment-unknown']);
    expect((await readOrder(lost)).status).toBe('open');
  });

  it('of an order whose state was reset manually', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    await settle(order.orderNr, { status: 'paid' });
    await database()('orders').where({ order_nr: order.orderNr }).update({ payment_status: 'open' });
    await statusIs(order, 'paid');
  });
});

describe('late and duplicate payments', () => {
  const dueOf = async (order: Placed) =>
    (await payments(order)).map((row) => [row.return_due ?? 0, row.return_reason ?? null]);
  /** Cents that the provider was requested to refund. */
  const sentBack = async (order: Placed) =>
    (await refundsOf(order.orderNr)).map(({ amount }) => Math.round(Number(amount.value) * 100));
  const waitForRefund = (order: Placed) => waitFor(async () => ((await sentBack(order)).length > 0 ? true : undefined));

  it('are refunded when nothing of the order is left, and the customer is told why', async () => {
    const own = await makeVariant({ stock: 2 });
    const email = newEmail();
    const order = await placeOrder(orderData([own.item(2)], buyer(email)));
    await settle(order.orderNr, { status: 'expired' });
    await setStock(own.sku, 0);
    await Promise.all(Array.from({ length: 5 }, () => settle(order.orderNr, { status: 'paid' })));
    expect(await readOrder(order)).toMatchObject({ status: 'refunded', payable: false });
    expect(await readStock(own.sku)).toBe(0);
    expect(await dueOf(order)).toEqual([[order.total, 'gone']]);
    const mail = await waitForMail(email, ({ subject }) => subject.includes('geld terug'));
    expect(mail.text).toContain('uitverkocht');
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('geld terug'))).toHaveLength(1);
    expect(subjects.some((subject) => subject.includes('betaling'))).toBe(false);
    expect((await payAgain(order.slug)).status).toBe(409);
    await waitForRefund(order);
    await sendWebhook((await paymentOf(order.orderNr)).id);
    expect(await sentBack(order)).toEqual([order.total]);
    expect((await readOrder(order)).status).toBe('refunded');
    expect(await readAlerts(order.orderNr)).toEqual([]);
  });

  it('are refunded by the sweep when the provider was unavailable', async () => {
    const own = await makeVariant({ stock: 1 });
    const order = await placeOrder(orderData([own.item()]));
    await settle(order.orderNr, { status: 'expired' });
    await setStock(own.sku, 0);
    await simulateFailures({ refuseRefunds: false, loseRefundAnswers: true });
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('refunded');
    await simulateFailures({ loseRefundAnswers: false });
    await database()('refunds')
      .where({ order_id: await idOf(order.orderNr) })
      .update({ next_attempt_at: minutesFromNow(-1) });
    await waitForRefund(order);
    expect(await sentBack(order)).toEqual([order.total]);
  });

  it('are refunded when the order was replaced', async () => {
    const data = orderData([suit.item()]);
    const first = await placeOrder(data);
    const payment = await paymentOf(first.orderNr);
    const access = { 'x-order-access': `${first.slug}.${first.accessKey}` };
    await placeOrder({ ...data, cart: [suit.item(2)], replaces: first.slug }, access);
    await waitFor(async () => ((await paymentOf(first.orderNr)).status === 'canceled' ? true : undefined));
    const before = await readStock(suit.sku);
    await changePayment(payment.id, { status: 'paid' });
    await sendWebhook(payment.id);
    expect((await readOrder(first)).status).toBe('refunded');
    expect(await readStock(suit.sku)).toBe(before);
    expect(await dueOf(first)).toEqual([[first.total, 'canceled']]);
    await waitForRefund(first);
    expect(await sentBack(first)).toEqual([first.total]);
  });

  it('that can not be refunded raise an alert even after a crash, and do not stop the next one', async () => {
    const stuck = async () => {
      const order = await placeOrder(orderData([suit.item()]));
      await settle(order.orderNr, { status: 'paid' });
      return { order, id: await idOf(order.orderNr) };
    };
    const [first, second] = [await stuck(), await stuck()];
    const row = database()('payments').where({ order_id: first.id });
    const { id: paymentId }: { id: number } = await row.clone().first('id');
    const allow = await refuseWrites({
      on: 'insert',
      table: 'alerts',
      when: `new.topic = 'return-refused:payment:${paymentId}'`,
    });
    // More than was paid: the refund is refused.
    await database()('payments')
      .whereIn('order_id', [first.id, second.id])
      .update({ return_due: 999_999, return_reason: 'gone' });
    const kindsOf = async ({ order }: typeof first) => (await readAlerts(order.orderNr)).map(({ kind }) => kind);
    await expect.poll(() => kindsOf(second)).toEqual(['return-refused']);
    expect(await row.clone().first('return_asked_at')).toEqual({ return_asked_at: null });
    await allow();
    await expect.poll(() => kindsOf(first)).toEqual(['return-refused']);
  });

  it('for one order: the second is refunded, and the order is delivered', async () => {
    const email = newEmail();
    const order = await placeOrder(orderData([suit.item()], buyer(email)));
    await settle(order.orderNr, { status: 'failed' });
    await payAgain(order.slug);
    const made = await paymentsOf(order.orderNr);
    // Both concurrently, before either could close the other.
    for (const { id } of made) await changePayment(id, { status: 'paid' });
    await Promise.all(made.flatMap(({ id }) => [sendWebhook(id), sendWebhook(id)]));
    await waitFor(async () => ((await dueOf(order)).some(([due]) => due) ? true : undefined));
    expect((await readOrder(order)).status).toBe('paid');
    expect(await dueOf(order)).toEqual([
      [0, null],
      [order.total, 'double'],
    ]);
    await waitForMail(email, ({ text }) => text.includes('twee keer betaald'));
    await waitForRefund(order);
    expect(await sentBack(order)).toEqual([order.total]);
    await Promise.all(made.map(({ id }) => sendWebhook(id)));
    expect((await readOrder(order)).status).toBe('paid');
    expect(await readAlerts(order.orderNr)).toEqual([]);
  });

  it('need a manual decision when only part of the order is available', async () => {
    const own = await makeVariant({ stock: 2 });
    const order = await placeOrder(orderData([own.item(2), suit.item()]));
    await settle(order.orderNr, { status: 'expired' });
    await setStock(own.sku, 0);
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('paid');
    expect(await dueOf(order)).toEqual([[0, null]]);
    expect((await readAlerts(order.orderNr)).map(({ kind }) => kind)).toEqual(['oversold']);
  });
});

describe('a clock that is a day off', () => {
  it('does not end a payment that the provider reports as open', async () => {
    const own = await makeVariant({ stock: 1 });
    const order = await placeOrder(orderData([own.item()]));
    const yesterday = minutesFromNow(-24 * 60).toISOString();
    await settle(order.orderNr, { expiresAt: yesterday });
    await makeDue(order);
    await waitFor(async () => ((await payments(order))[0].next_check_at > Date.now() - 1000 ? true : undefined));
    expect(await readOrder(order)).toMatchObject({ status: 'open', payable: true });
    expect(await readStock(own.sku)).toBe(0);
    await settle(order.orderNr, { status: 'paid' });
    expect((await readOrder(order)).status).toBe('paid');
  });

  it('delays nothing once it is corrected: a time too far ahead counts as now', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    const tomorrow = { next_check_at: minutesFromNow(24 * 60), checked_at: minutesFromNow(24 * 60) };
    await database()('payments')
      .where({ order_id: await idOf(order.orderNr) })
      .update(tomorrow);
    await changePayment((await paymentOf(order.orderNr)).id, { status: 'paid' });
    await waitFor(async () => ((await payments(order))[0].state === 'paid' ? true : undefined));
    const email = newEmail();
    const second = await placeOrder(orderData([suit.item()], buyer(email)));
    await waitForMail(email, () => true);
    const own = { order_id: await idOf(second.orderNr) };
    // The mail arrives before its row is updated: until then the worker would overwrite the next change.
    const unsent = () => database()('outbox_messages').where(own).whereNot({ state: 'sent' }).first();
    await waitFor(async () => ((await unsent()) ? undefined : true), 8000);
    await database()('outbox_messages')
      .where(own)
      .update({ state: 'pending', next_attempt_at: minutesFromNow(24 * 60), lease_until: minutesFromNow(24 * 60) });
    await waitFor(async () => ((await readMails(email)).length === 2 ? true : undefined));
  });
});

describe('requests to the provider are limited', () => {
  it('for a paid payment to once a day', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    await settle(order.orderNr, { status: 'paid' });
    const { id } = await paymentOf(order.orderNr);
    const asked = async () =>
      (await readMollie()).log.filter((entry) => entry.method === 'GET' && entry.id === id).length;
    const before = await asked();
    await makeDue(order);
    await waitFor(async () => {
      const [row] = await payments(order);
      return new Date(row.next_check_at) > minutesFromNow(23 * 60) ? true : undefined;
    });
    expect((await asked()) - before).toBe(1);
  });
});
